import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardList, Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { Timeline } from '../../ui/Timeline.js';
import { useConfig, useFlag } from '../configuration/configuration.js';
import { PayPasswordRow } from '../wallet/PayPasswordRow.js';
import { usePayPasswordHold } from '../wallet/usePayPasswordHold.js';
import { useUser } from './useUser.js';

const Greeting = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '0 8px',
  textAlign: 'center',
  '& > img': { height: 56, maxWidth: '100%', objectFit: 'contain' },
  '& > h2': { ...theme.typography.h1, margin: '8px 0 0' },
  '& > p': { ...theme.typography.body1, margin: 0, color: theme.palette.text.secondary },
}));
const Actions = styled('div')({ display: 'grid', gap: 4 });

/** First page of a new customer: what is done, and the next step. */
export function WelcomePage() {
  const { t } = useTranslation();
  const { logo, site_name } = useConfig();
  const verifies = useFlag('is_real_name_auth');
  const user = useUser();
  // Announced early: otherwise the hold would first appear at the time of a withdrawal.
  const hours = usePayPasswordHold();
  const next = verifies ? 'verify' : 'payIn';
  const steps = (['verify', 'payIn', 'transfer', 'trade'] as const).filter(
    (step) => step !== 'verify' || verifies,
  );
  return (
    <Page
      title={t('start.title')}
      foot={
        <Actions>
          <Button component={Link} to={verifies ? '/mine/auth-double' : '/mine/charge'} variant="contained">
            {t(verifies ? 'start.goVerify' : 'start.goPayIn')}
          </Button>
          <Button component={Link} to="/" replace>
            {t('start.later')}
          </Button>
        </Actions>
      }
    >
      <Stack>
        <Greeting>
          {logo && <img src={logo} alt="" />}
          <h2>{t('start.heading', { site: site_name })}</h2>
          <p>{user && t('start.text', { uid: ltr(user.uid) })}</p>
        </Greeting>
        {hours > 0 && (
          <CardList as="div">
            <PayPasswordRow hours={hours} />
          </CardList>
        )}
        <Card>
          <Timeline
            label={t('start.steps')}
            stages={[
              { key: 'open', title: t('start.open'), state: 'done' },
              ...steps.map((step) => ({
                key: step,
                title: t(`start.${step}`),
                text: t(`start.${step}Text`),
                state: step === next ? ('now' as const) : ('ahead' as const),
              })),
            ]}
          />
        </Card>
      </Stack>
    </Page>
  );
}
