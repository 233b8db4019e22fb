import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { useNoted, useReadAnew } from '../../ui/open-forms.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { InvitationLink } from './InvitationLink.js';
import type { Invitation, Operator } from './operator.js';

/** Pending invitation: its state, and buttons to resend or revoke it. */
export const InvitationSection = ({ operator }: { operator: Operator }) => {
  const { id, email } = operator;
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ link: string; until: number } | null>(null);
  const notify = useNotify();
  const readAnew = useReadAnew();
  const note = useNoted<Operator>('operators', id);
  const isOpen = (operator.invited_until_ms ?? 0) > Date.now();

  const run = async (work: () => Promise<number>): Promise<void> => {
    setBusy(true);
    try {
      note({ invited_until_ms: await work() });
      readAnew();
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const invite = (): Promise<void> =>
    run(async () => {
      const { sent_to: sentTo, link, until_ms: until } = await post<Invitation>(`operators/${id}/invite`);
      if (link === null) notify(t('operators.anInvitationWasSentTo', { email: sentTo }), { type: 'success' });
      else setShown({ link, until });
      return until;
    });
  const revoke = (): Promise<void> =>
    run(async () => {
      await post(`operators/${id}/revoke-invitation`);
      notify(t('operators.theInvitationCountsNoMore'), { type: 'success' });
      return 0;
    });

  return (
    <Section
      title={t('operators.invitation')}
      action={
        operator.is_active && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 2 }}>
            {isOpen && (
              <Button color="error" disabled={busy} onClick={() => void revoke()}>
                {t('operators.takeTheInvitationBack')}
              </Button>
            )}
            <Button variant="outlined" loading={busy} onClick={() => void invite()}>
              {isOpen ? t('operators.inviteOnceMore') : t('operators.invite')}
            </Button>
          </Box>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {isOpen
          ? formatRich('operators.invitedAndHasUntil', { time: <When ms={operator.invited_until_ms ?? 0} /> })
          : t('operators.noInvitationWaits')}
      </Typography>
      {shown && <InvitationLink email={email} {...shown} onClose={() => setShown(null)} />}
    </Section>
  );
};
