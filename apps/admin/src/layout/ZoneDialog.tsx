import { Autocomplete, TextField } from '@mui/material';
import { zoneName } from '@truemark/i18n';
import { useState } from 'react';
import { t } from '../texts/texts.js';
import { ConfirmDialog } from '../ui/ConfirmDialog.js';
import { houseZone, pickedZone, pickZone, ZONES, zoneLabel } from '../ui/zone.js';

/** The broker's zone, whatever it is set to later. */
const HOUSE = '';

const nameOf = (zone: string): string => {
  const real = zone === HOUSE ? houseZone() : zone;
  const name = zoneName(Date.now(), real);
  const label = name === real ? name : `${zoneLabel(real)} · ${name}`;
  return zone === HOUSE ? t('layout.theHouses', { zone: label }) : label;
};

/** Chooser of the zone in which this operator reads times; the page is reloaded afterwards. */
export const ZoneDialog = ({ onClose }: { onClose: () => void }) => {
  const before = pickedZone() ?? HOUSE;
  const [zone, setZone] = useState(before);
  const confirm = (): void => {
    pickZone(zone === HOUSE ? null : zone);
    globalThis.location.reload();
  };
  return (
    <ConfirmDialog
      open
      title={t('layout.zoneOfTimes')}
      touches={t('layout.zoneTouches', { zone: zoneLabel(houseZone()) })}
      confirm={t('layout.showTimesSo')}
      disabled={zone === before}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Autocomplete
        disableClearable
        autoHighlight
        options={[HOUSE, ...ZONES]}
        getOptionLabel={nameOf}
        value={zone}
        onChange={(_, chosen) => setZone(chosen)}
        renderInput={(params) => <TextField {...params} autoFocus label={t('layout.zone')} />}
      />
    </ConfirmDialog>
  );
};
