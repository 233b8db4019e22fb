import { type RaRecord, useDelete, useNotify, useResourceContext } from 'react-admin';
import { useSaved } from './asked-notice.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useKeptReason } from './drafts/use-kept-reason.js';
import { isReasonless } from './reason.js';
import { SecondPersonReason } from './SecondPersonReason.js';
import { Sentences } from './Sentences.js';
import { ASKS_SECOND, SECOND_PERSON } from './second-person.js';

interface Props {
  readonly title: string;
  /** Effects, in sentences. */
  readonly touches: readonly string[];
  readonly row: RaRecord;
  /** Notification if it was done at once. */
  readonly done?: string;
  readonly onClose: () => void;
}

/** Dialog that requests approval for removing a row, with a reason. */
export const RemovalDialog = ({ title, touches, row, done, onClose }: Props) => {
  const resource = useResourceContext() ?? '';
  const [reason, setReason] = useKeptReason(`${resource}/${row.id}/remove`);
  const [remove, { isPending }] = useDelete<RaRecord>();
  const notify = useNotify();
  const { onSuccess } = useSaved('list', done);
  const confirm = (): void =>
    void remove(
      resource,
      { id: row.id, previousData: row, meta: { why: { reason } } },
      {
        mutationMode: 'pessimistic',
        onSuccess,
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      touches={<Sentences texts={[...touches, SECOND_PERSON]} />}
      confirm={ASKS_SECOND}
      busy={isPending}
      disabled={isReasonless(reason)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SecondPersonReason reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
};
