import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useGetList, usePermissions } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { zoned } from '../../ui/zone.js';
import type { MessageForm, OperatorMessage } from './operator-message.js';
import { sentAlready } from './sent-already.js';

/** Number of newest messages searched. */
const NEWEST = 20;

/**
 * Warning that the message was already sent, though the first attempt may have had no answer; nothing if not. `onRead`
 * receives whether the newest messages have been read.
 */
export const SentAlready = ({ onRead }: { onRead: (isRead: boolean) => void }) => {
  const { permissions: me } = usePermissions<Me>();
  const form = useWatch() as MessageForm;
  const { data = [], isFetching } = useGetList<OperatorMessage>(
    'messages',
    { pagination: { page: 1, perPage: NEWEST }, sort: { field: 'id', order: 'DESC' } },
    { staleTime: 0 },
  );
  useEffect(() => {
    onRead(!isFetching);
    return () => onRead(false);
  }, [isFetching, onRead]);
  const sent = me && sentAlready(form, me.id, data);
  return sent ? (
    <Alert severity="warning" variant="outlined">
      {t('messages.sentAlready', { time: zoned(sent.made_at_ms) })}
    </Alert>
  ) : null;
};
