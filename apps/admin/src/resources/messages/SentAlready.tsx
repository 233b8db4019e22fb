import { Alert } from '@mui/material';
import { useGetList, usePermissions } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { zoned } from '../../ui/zone.js';
import type { MessageForm, OperatorMessage } from './operator-message.js';
import { sentAlready } from './sent-already.js';

/** Number of newest messages searched. */
const NEWEST = 20;

/** The newest messages as they were last read: only `refetch` reads them. */
export const useNewestMessages = () =>
  useGetList<OperatorMessage>(
    'messages',
    { pagination: { page: 1, perPage: NEWEST }, sort: { field: 'id', order: 'DESC' } },
    // Without a network it fails at once, and the confirmation opens all the same.
    { enabled: false, networkMode: 'always' },
  );

/** Warning that the message was already sent, though the first attempt may have had no answer; nothing if not. */
export const SentAlready = () => {
  const { permissions: me } = usePermissions<Me>();
  const form = useWatch() as MessageForm;
  const { data = [] } = useNewestMessages();
  const sent = me && sentAlready(form, me.id, data);
  return sent ? (
    <Alert severity="warning" variant="outlined">
      {t('messages.sentAlready', { time: zoned(sent.made_at_ms) })}
    </Alert>
  ) : null;
};
