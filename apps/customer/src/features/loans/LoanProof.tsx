import { useQuery } from '@tanstack/react-query';
import { formatZoned } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { fetchLoanProof, type LoanAudit } from '../../api/loan-proof.js';
import { Facts } from '../../ui/Facts.js';
import { ProofAnswer } from '../proof/ProofAnswer.js';
import { ProofFold } from '../proof/ProofFold.js';
import { Formula, ProofNote, ProofTime } from '../proof/ProofText.js';
import { loanKeys } from './keys.js';
import { daysText } from './loan-words.js';

/** Proof of a loan's cost, fetched on demand. */
export function LoanProof({ loanId }: { loanId: number }) {
  const { t } = useTranslation();
  return <ProofFold title={t('loan.proof.title')}>{() => <Proof loanId={loanId} />}</ProofFold>;
}

function Proof({ loanId }: { loanId: number }) {
  const query = useQuery({
    queryKey: loanKeys.proof(loanId),
    queryFn: ({ signal }) => fetchLoanProof(loanId, { signal }),
    meta: { quiet: true },
  });
  return (
    <ProofAnswer query={query} fileName={`loan-${loanId}.json`}>
      {(audit) => <ProofFigures audit={audit} />}
    </ProofAnswer>
  );
}

function ProofFigures({ audit }: { audit: LoanAudit }) {
  const { t } = useTranslation();
  const time = (at: number | null) => (at === null ? null : <ProofTime key={at} at={at} />);
  const lines = [
    [t('loan.interest'), [audit.interestFormula]],
    [t('loan.penalty'), [audit.penaltyFormula]],
    ...audit.entries.map(
      ({ id, at, parts }) =>
        [
          t('loan.proof.entry', { id, at: formatZoned(at, 'GMT') }),
          parts.map(({ account, amount }) => `${account} ${amount > 0n ? '+' : ''}${formatDecimal(amount)}`),
        ] as const,
    ),
  ] as const;
  return (
    <>
      <Facts
        facts={[
          [t('loan.proof.paidOut'), time(audit.paidOutAt)],
          [t('loan.proof.dueAt'), time(audit.dueAt)],
          [t('loan.asOf'), time(audit.asOf)],
          [t('loan.proof.days'), daysText(audit.days)],
          [t('loan.chargedDays'), daysText(audit.chargedDays)],
          [t('loan.lateDays'), daysText(audit.lateDays)],
        ]}
      />
      <ProofNote>{t('loan.proof.rule')}</ProofNote>
      {lines.map(([name, formulas]) => (
        <Formula key={name} as="dl" sx={{ m: 0 }}>
          <dt>{name}</dt>
          <dd>
            {formulas.map((formula) => (
              <bdi key={formula} dir="ltr">
                {formula}
              </bdi>
            ))}
          </dd>
        </Formula>
      ))}
    </>
  );
}
