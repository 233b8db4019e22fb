import { Autocomplete, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { BulkPreview } from '../../ui/bulk/BulkPreview.js';
import { countOf, type Ids, useBulk } from '../../ui/bulk/use-bulk.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { usePermission } from '../../ui/use-permission.js';
import { useTagsInUse } from './CustomerTags.js';

interface Props {
  readonly ids: Ids;
  readonly on: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const Tagging = ({ ids, on, onClose, onDone }: Props) => {
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const { preview, busy, run, refusal } = useBulk({
    path: 'customers/tag-many',
    ids,
    body: tag.length < 2 ? null : { tag, on },
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(on ? 'bulk.tagTitle' : 'bulk.untagTitle', { count: ids.length })}
      confirm={t(on ? 'bulk.tag' : 'bulk.untag')}
      busy={busy}
      disabled={preview === null || countOf(preview, 'done') === 0}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={[...useTagsInUse()]}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        renderInput={(parameters) => <TextField {...parameters} autoFocus label={t('customers.tag')} />}
      />
      <BulkPreview preview={preview} refusal={refusal} isIdle={tag.length < 2} />
    </ConfirmDialog>
  );
};

/** Actions on selected customers: add or remove a tag, message all of them, export. */
export const MarkedCustomers = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [on, setOn] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const mayTag = usePermission('customers', 'tag');
  const mayWrite = usePermission('messages', 'create');
  const write = (): void => {
    const source = JSON.stringify({ to: 'filter', customers: selectedIds });
    navigate(`/messages/create?${new URLSearchParams({ source })}`);
  };
  return (
    <>
      {mayTag && (
        <>
          <Button size="small" onClick={() => setOn(true)}>
            {t('bulk.tag')}
          </Button>
          <Button size="small" onClick={() => setOn(false)}>
            {t('bulk.untag')}
          </Button>
        </>
      )}
      {mayWrite && (
        <Button size="small" onClick={write}>
          {t('bulk.message')}
        </Button>
      )}
      <ExportSelected />
      {on !== null && (
        <Tagging ids={selectedIds} on={on} onClose={() => setOn(null)} onDone={() => onUnselectItems()} />
      )}
    </>
  );
};
