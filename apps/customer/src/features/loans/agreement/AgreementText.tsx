import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LoanAgreement } from '../../../api/loans.js';
import { Card } from '../../../ui/Card.js';
import { CopyField } from '../../../ui/CopyField.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { RichText } from '../../../ui/RichText.js';

const Paper = styled(Card)(({ theme }) => ({
  '& h1': { ...theme.typography.h2, margin: '0 0 12px' },
  '& h2': { ...theme.typography.h3, margin: '20px 0 4px' },
  '& p': { ...theme.typography.body2, margin: '0 0 8px' },
}));

const Hash = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '& p': { margin: '0 0 12px' },
}));

interface AgreementTextProps {
  agreement: LoanAgreement | undefined;
  failure: { said?: string } | null;
  onRetry: () => void;
}

/** Text of an agreement as the server wrote it, with its hash. */
export function AgreementText({ agreement, failure, onRetry }: AgreementTextProps) {
  const { t } = useTranslation();
  if (failure && !agreement) return <ErrorState said={failure.said} onRetry={onRetry} />;
  if (!agreement) {
    return (
      <Card aria-busy aria-label={t('ui.loading')}>
        <Skeleton variant="text" height={36} width="70%" />
        {Array.from({ length: 14 }, (_, line) => (
          <Skeleton key={line} variant="text" width={line % 4 === 3 ? '60%' : '100%'} />
        ))}
      </Card>
    );
  }
  return (
    <Paper data-testid="loan-agreement">
      <RichText html={agreement.html} />
      <Hash>
        <p>{t('loan.hashText')}</p>
        <CopyField text={agreement.hash} label={t('loan.hash')} />
      </Hash>
    </Paper>
  );
}
