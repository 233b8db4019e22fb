import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card, Stack } from '../../ui/Card.js';
import { CopyField } from '../../ui/CopyField.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { QrCard } from '../../ui/QrCard.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { FactorForm } from './FactorForm.js';
import { useProposal } from './useSecondFactor.js';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));
const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 16px',
  paddingInlineStart: 20,
  display: 'grid',
  gap: 4,
}));
const Secret = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: 12,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  '& > span': { color: theme.palette.text.secondary },
  '& button': { marginBlock: 0 },
  '& bdi': { whiteSpace: 'pre-line', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
}));

/** Sets up an authenticator app: QR code or secret, then the first code. */
export function AppOff() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useProposal();
  if (isError) return <ErrorState onRetry={() => refetch()} />;
  return (
    <Stack>
      <Text>{t('factor.text')}</Text>
      <Card>
        <Steps>
          <li>{t('factor.step.app')}</li>
          <li>{t('factor.step.scan')}</li>
          <li>{t('factor.step.code')}</li>
        </Steps>
        {data ? (
          <>
            <QrCard text={data.uri} label={t('factor.qr')} />
            <Secret>
              <span>{t('factor.secret')}</span>
              <CopyField text={inFours(data.secret)} copied={data.secret} label={t('factor.secret')} />
            </Secret>
          </>
        ) : (
          <CardSkeleton height={208} named />
        )}
      </Card>
      {data && <FactorForm which="add" proposal={data.proposal} />}
    </Stack>
  );
}

/** Groups of four in lines of four, easy to follow while typing. */
const inFours = (secret: string): string =>
  (secret.match(/.{1,16}/g) ?? []).map((line) => line.replace(/(.{4})(?=.)/g, '$1 ')).join('\n');
