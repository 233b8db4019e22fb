import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatFigure, joinSentences, ltr } from '@truemark/i18n';
import { decimal, type Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/http.js';
import type { LoanProduct, LoanRequest } from '../../../api/loans.js';
import { Card } from '../../../ui/Card.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { currentLanguage, useConfig } from '../../configuration/configuration.js';
import { HelpText } from '../../wallet/Form.js';
import { daysText, placesFor, rateText, yearlyText } from '../loan-words.js';
import { useLoanCost } from '../useLoans.js';

const Due = styled('div')(({ theme }) => ({
  marginBlockEnd: 12,
  '& > span': { display: 'block', ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > strong': { ...theme.typography.h1, display: 'block', minHeight: 34 },
}));

const Formula = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

interface CostCardProps {
  product: LoanProduct;
  /** Null without a valid amount. */
  request: LoanRequest | null;
}

/** Total cost of a loan before signing: on the due day, one day later, and per year. */
export function CostCard({ product, request }: CostCardProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { data, error, refetch } = useLoanCost(request);
  const failure = failureOf(error);
  if (failure && request && !data) {
    return (
      <Card>
        <ErrorState said={failure.said} onRetry={() => refetch()} />
      </Card>
    );
  }
  const cost = request ? data : undefined;
  const money = (amount: Money | undefined) => {
    if (amount !== undefined)
      return <MoneyText amount={amount} currency={currency} places={placesFor(amount)} />;
    return request ? <Skeleton variant="text" width={80} /> : '–';
  };
  const charged = Math.max(0, product.period - product.freeDays);
  return (
    <Card aria-label={t('loan.cost')} aria-busy={Boolean(request && !data)}>
      <Due data-testid="loan-due">
        <span>{t('loan.totalDue')}</span>
        <strong>{money(cost?.totalDue)}</strong>
      </Due>
      <Facts
        facts={[
          [t('loan.interest'), money(cost?.interest)],
          [t('loan.dayLater'), money(cost?.totalDayLater)],
          [t('loan.yearly'), cost ? yearlyText(cost.yearlyRate) : '–'],
          [t('loan.period'), daysText(product.period)],
          [t('loan.daily'), rateText(product.interestRate)],
          [t('loan.free'), daysText(product.freeDays)],
          [t('loan.penaltyRate'), rateText(product.penaltyRate)],
        ]}
      />
      {cost && request && (
        <Formula>
          {t('loan.formula')} {ltr(interestFormula(request, product, charged, cost.interest))}
          <br />
          {product.freeDays > 0
            ? t('loan.formulaText', { period: product.period, free: product.freeDays, charged })
            : t('loan.formulaTextWhole')}
        </Formula>
      )}
      <HelpText sx={{ mt: 3 }}>
        {joinSentences(
          currentLanguage().tag,
          t('loan.risk', { penalty: rateText(product.penaltyRate) }),
          t('loan.limit'),
        )}
      </HelpText>
    </Card>
  );
}

/** Formula with its numbers, and with the limit where it applies. */
function interestFormula(
  { amount }: LoanRequest,
  { interestRate }: LoanProduct,
  charged: number,
  interest: Money,
): string {
  const whole = `${amount} × ${formatFigure(interestRate)} × ${charged}`;
  const limited = interest === decimal(amount) ? `min(${amount}, ${whole})` : whole;
  return `${limited} = ${formatFigure(interest)}`;
}
