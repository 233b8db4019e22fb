import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { BulkPreview } from '../bulk/BulkPreview.js';
import { countOf, useBulk } from '../bulk/use-bulk.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { usePermission } from '../use-permission.js';
import { OperatorSelect } from './OperatorSelect.js';

interface Props {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const Asking = ({ ids, onClose, onDone }: Props) => {
  const [to, setTo] = useState('');
  const { preview, busy, run, refusal } = useBulk({
    path: 'claims/assign-many',
    ids,
    body: to === '' ? null : { operator_id: Number(to) },
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('bulk.assignTitle', { count: ids.length })}
      confirm={t('bulk.assign')}
      busy={busy}
      disabled={preview === null || countOf(preview, 'done') === 0}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <OperatorSelect value={to} onChange={setTo} />
      <BulkPreview preview={preview} refusal={refusal} isIdle={to === ''} />
    </ConfirmDialog>
  );
};

/** Button by which an owner hands the selected rows of a queue to one operator. */
export const AssignSelected = () => {
  const resource = useResourceContext() ?? '';
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const mayHandOn = usePermission('claims', 'reassign');
  if (!mayHandOn) return null;
  const ids = selectedIds.map((id) => (resource === 'claims' ? String(id) : `${resource}-${id}`));
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('bulk.assign')}
      </Button>
      {isOpen && <Asking ids={ids} onClose={() => setIsOpen(false)} onDone={() => onUnselectItems()} />}
    </>
  );
};
