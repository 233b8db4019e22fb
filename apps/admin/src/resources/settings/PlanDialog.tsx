import { TextField } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { post } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { MinuteField } from '../../ui/MinuteField.js';
import { isReasonless } from '../../ui/reason.js';
import { ASKS_SECOND } from '../../ui/second-person.js';
import { instantOf, zoneLabel } from '../../ui/zone.js';
import { SettingField } from './SettingInput.js';
import { asksReason, asksSecond, fits, isSameValue, reasonHint, type Setting, titleOf } from './setting.js';
import { TouchesNote } from './TouchesNote.js';

interface Props {
  readonly setting: Setting;
  readonly onClose: () => void;
}

type Faults = Readonly<Record<string, string>>;

/** Dialog that schedules a value of a setting. */
export const PlanDialog = ({ setting, onClose }: Props) => {
  const { key } = setting;
  const [value, setValue] = useState(setting.value);
  const [from, setFrom] = useState('');
  const [reason, setReason] = useKeptReason(`settings/${key}/plan`);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [notify, refresh] = [useNotify(), useRefresh()];
  const needsApproval = asksSecond(setting, value);
  const isToSay = asksReason(setting, value);
  const isOwed = isToSay && isReasonless(reason);

  /** While it is sent, the value stays what is sent. */
  const enter = (next: string): void => {
    if (!busy) setValue(next);
  };
  const plan = async (): Promise<void> => {
    setBusy(true);
    setFaults({});
    try {
      const given = { value, holds_at_ms: instantOf(from), reason };
      const answer = await post<{ approval_id?: number }>(`settings/${key}/plan`, given);
      notify(
        t(answer.approval_id === undefined ? 'settings.isPlanned' : 'settings.isAskedFor', {
          key: titleOf(setting),
        }),
        {
          type: 'success',
        },
      );
      refresh();
      onClose();
    } catch (error) {
      const { message, body } = error as HttpError;
      const { errors } = (body ?? {}) as { errors?: Faults };
      setFaults(errors ?? { value: message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={t('settings.planAChangeOf', { key: titleOf(setting) })}
      touches={<TouchesNote setting={setting} value={value} />}
      confirm={needsApproval ? ASKS_SECOND : t('settings.plan')}
      busy={busy}
      disabled={from === '' || isSameValue(setting, value, setting.value) || !fits(setting, value) || isOwed}
      onConfirm={() => void plan()}
      onClose={onClose}
    >
      <SettingField
        isPlanned
        setting={setting}
        seen={setting.value}
        value={value}
        onValue={enter}
        disabled={false}
        isSaving={busy}
        error={faults.value ?? ''}
        onChange={enter}
      />
      <MinuteField
        isInForm
        canBeEmpty
        label={t('settings.fromIn', { zone: zoneLabel() })}
        value={from}
        onChange={setFrom}
        fault={faults.holds_at_ms}
        hint={t('settings.itHoldsByItself')}
      />
      {isToSay && (
        <TextField
          label={t('common.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          helperText={faults.reason ?? reasonHint(setting, value, isOwed)}
        />
      )}
    </ConfirmDialog>
  );
};
