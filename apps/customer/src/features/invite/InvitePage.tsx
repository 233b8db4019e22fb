import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/users.js';
import { Card, Stack } from '../../ui/Card.js';
import { CopyField } from '../../ui/CopyField.js';
import { QrCard } from '../../ui/QrCard.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { useConfig } from '../configuration/configuration.js';
import { OwnAccount } from '../security/OwnAccount.js';
import { ShareButton } from '../sharing/ShareButton.js';
import { InvitedList } from './InvitedList.js';

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 16px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));
const Copied = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  marginBlockStart: 12,
  '& > strong': { ...theme.typography.h2, letterSpacing: '0.08em' },
  '& button': { marginBlock: 0 },
  '& bdi': { overflowWrap: 'anywhere', textAlign: 'center' },
}));

const Below = styled('div')({ marginBlockStart: 16 });

/** Invitation link as QR code and for the clipboard, with the friends who registered. */
export function InvitePage() {
  const { t } = useTranslation();
  return (
    <OwnAccount title={t('invite.title')} none={t('invite.demo')} otherwise="/user">
      {(user) => <Invite user={user} />}
    </OwnAccount>
  );
}

function Invite({ user }: { user: User }) {
  const { t } = useTranslation();
  const { site_name } = useConfig();
  const link = `${location.origin}/register?invite_code=${user.inviteCode}`;
  return (
    <Stack>
      <Card>
        <Words>{t('invite.text', { site: site_name })}</Words>
        <QrCard text={link} label={t('invite.qr')} />
        <Copied>
          <strong>
            <CopyField text={user.inviteCode} label={t('session.invite')} />
          </strong>
          <CopyField text={link} label={t('invite.link')} />
        </Copied>
        <Below>
          <ShareButton text={t('sharing.invite', { site: site_name })} address={link} />
        </Below>
      </Card>
      <section>
        <SectionTitle>{t('invite.people')}</SectionTitle>
        <InvitedList />
      </section>
    </Stack>
  );
}
