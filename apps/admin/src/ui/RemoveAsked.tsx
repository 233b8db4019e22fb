import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { useSaved } from './asked-notice.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Sentences } from './Sentences.js';
import { ASKS_SECOND, SECOND_PERSON } from './second-person.js';
import { useMay } from './use-may.js';

interface Props {
  readonly touches: string;
  /** Why it cannot be removed now; absent: it can. */
  readonly refused?: string | undefined;
}

/** Asks a second person for a row to be removed, after saying what that touches. */
export const RemoveAsked = ({ touches, refused }: Props) => {
  const row = useRecordContext<RaRecord & { readonly name: string }>();
  const resource = useResourceContext() ?? '';
  const canDelete = useMay(resource, 'delete');
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isPending }] = useDelete<RaRecord>();
  const notify = useNotify();
  const { onSuccess } = useSaved('list');
  if (!row || !canDelete) return null;
  const confirm = (): void =>
    void remove(
      resource,
      { id: row.id, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess,
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <>
      <Tooltip title={refused ?? ''}>
        <span>
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            disabled={refused !== undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('ui.removeIt')}
          </Button>
        </span>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('ui.removeNamed', { name: row.name })}
          touches={<Sentences texts={[touches, SECOND_PERSON]} />}
          confirm={ASKS_SECOND}
          busy={isPending}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
