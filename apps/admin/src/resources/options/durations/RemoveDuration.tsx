import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Sentences } from '../../../ui/Sentences.js';
import { ASKS_SECOND, SECOND_PERSON } from '../../../ui/second-person.js';
import { useMay } from '../../../ui/use-may.js';
import { durationText } from '../option.js';
import { type Duration, endsItsOwn, forWhom, keptText } from './duration.js';
import { useDurations, useRunningOn } from './use-durations.js';

const Dialog = ({ duration, onClose }: { duration: Duration; onClose: () => void }) => {
  const now = useRunningOn(duration) ?? duration;
  const [remove, { isPending }] = useDelete<Duration>();
  const notify = useNotify();
  const { onSuccess } = useSaved('list', t('options.durationRemoved'));
  const ends = endsItsOwn(useDurations(), now);
  const confirm = (): void =>
    void remove(
      'durations',
      { id: duration.id, previousData: duration },
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
      title={t('options.remove', { seconds: durationText(duration.seconds), duration: forWhom(duration) })}
      touches={
        <Sentences
          texts={[keptText(now), ...(ends ? [ends] : []), t('options.itIsOfferedNoLonger'), SECOND_PERSON]}
        />
      }
      confirm={ASKS_SECOND}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** Offers the duration no longer, after saying what that touches. */
export const RemoveDuration = () => {
  const duration = useRecordContext<Duration>();
  const [isAsking, setIsAsking] = useState(false);
  const canAccess = useMay('durations', 'delete');
  if (!duration || !canAccess) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setIsAsking(true)}>
        {t('options.remove2')}
      </Button>
      {isAsking && <Dialog duration={duration} onClose={() => setIsAsking(false)} />}
    </>
  );
};
