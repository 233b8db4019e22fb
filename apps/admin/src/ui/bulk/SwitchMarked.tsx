import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { useKeptReason } from '../drafts/use-kept-reason.js';
import { usePermission } from '../use-permission.js';
import { BulkPreview } from './BulkPreview.js';
import { countOf, type Ids, useBulk } from './use-bulk.js';

interface Props {
  readonly resource: string;
  readonly ids: Ids;
  /** Clears the selection. */
  readonly onDone: () => void;
}

const Asking = ({ resource, ids, on, onClose, onDone }: Props & { on: boolean; onClose: () => void }) => {
  const [reason, setReason] = useKeptReason(`${resource}/switch-many/${on}`);
  const { preview, busy, run, refusal } = useBulk({
    path: `${resource}/switch-many`,
    ids,
    body: { on },
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const asked = preview ? countOf(preview, 'asked') : 0;
  const isNothing = preview === null || asked + countOf(preview, 'done') === 0;
  return (
    <ConfirmDialog
      open
      title={t(on ? 'bulk.switchOnTitle' : 'bulk.switchOffTitle', { count: ids.length })}
      confirm={t(on ? 'bulk.switchOn' : 'bulk.switchOff')}
      danger={!on}
      focused={asked === 0}
      busy={busy}
      disabled={isNothing}
      onConfirm={() => void run({ reason })}
      onClose={onClose}
    >
      <BulkPreview preview={preview} refusal={refusal} />
      {asked > 0 && (
        <TextField
          label={t('common.reason')}
          helperText={t('bulk.theSecondPersonReadsThis')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
    </ConfirmDialog>
  );
};

/** Switches the selected rows on or off; rows that need approval are requested one by one. */
export const SwitchMarked = (props: Props) => {
  const [on, setOn] = useState<boolean | null>(null);
  const mayEdit = usePermission(props.resource, 'edit');
  if (!mayEdit) return null;
  return (
    <>
      <Button size="small" onClick={() => setOn(true)}>
        {t('bulk.switchOn')}
      </Button>
      <Button size="small" onClick={() => setOn(false)}>
        {t('bulk.switchOff')}
      </Button>
      {on !== null && <Asking {...props} on={on} onClose={() => setOn(null)} />}
    </>
  );
};

/** The same, for the rows selected in a list. */
export const SwitchSelected = () => {
  const resource = useResourceContext() ?? '';
  const { selectedIds, onUnselectItems } = useListContext();
  return <SwitchMarked resource={resource} ids={selectedIds} onDone={() => onUnselectItems()} />;
};
