import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { RemovalDialog } from '../../../ui/RemovalDialog.js';
import { usePermission } from '../../../ui/use-permission.js';
import { durationText } from '../option.js';
import { type Duration, endsItsOwn, forWhom, keptText } from './duration.js';
import { useDurations, useRunningOn } from './use-durations.js';

const Dialog = ({ duration, onClose }: { duration: Duration; onClose: () => void }) => {
  const now = useRunningOn(duration) ?? duration;
  const ends = endsItsOwn(useDurations(), now);
  return (
    <RemovalDialog
      title={t('options.remove', { seconds: durationText(duration.seconds), duration: forWhom(duration) })}
      touches={[keptText(now), ...(ends ? [ends] : []), t('options.itIsOfferedNoLonger')]}
      row={duration}
      done={t('options.durationRemoved')}
      onClose={onClose}
    />
  );
};

/** Takes the duration off offer, after showing the effects. */
export const RemoveDuration = () => {
  const duration = useRecordContext<Duration>();
  const [isAsking, setIsAsking] = useState(false);
  const canAccess = usePermission('durations', 'delete');
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
