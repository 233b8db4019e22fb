import { useQuery } from '@tanstack/react-query';
import { formatZoned, ltr } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { type FundAudit, fetchFundProof } from '../../api/fund-proof.js';
import { Facts } from '../../ui/Facts.js';
import { ProofAnswer } from '../proof/ProofAnswer.js';
import { ProofFold } from '../proof/ProofFold.js';
import { Formula, ProofNote, ProofTime } from '../proof/ProofText.js';
import { miningKeys } from './keys.js';

/** Proof of a subscription, fetched on demand. */
export function FundProof({ subscriptionId }: { subscriptionId: number }) {
  const { t } = useTranslation();
  return <ProofFold title={t('mining.proof.title')}>{() => <Proof id={subscriptionId} />}</ProofFold>;
}

function Proof({ id }: { id: number }) {
  const query = useQuery({
    queryKey: miningKeys.proof(id),
    queryFn: ({ signal }) => fetchFundProof(id, { signal }),
    meta: { quiet: true },
  });
  return (
    <ProofAnswer query={query} fileName={`fund-subscription-${id}.json`}>
      {(audit) => <ProofFigures audit={audit} />}
    </ProofAnswer>
  );
}

/** Number of latest profits shown; the file contains all. */
const SHOWN = 5;

/** All steps of a subscription, with its latest profits. */
function shownOf(entries: FundAudit['entries']): FundAudit['entries'] {
  const latest = entries.filter(({ type }) => type === 'fund.dividend').slice(-SHOWN);
  return entries.filter((entry) => entry.type !== 'fund.dividend' || latest.includes(entry));
}

function ProofFigures({ audit }: { audit: FundAudit }) {
  const { t } = useTranslation();
  const time = (at: number | null) => (at === null ? null : <ProofTime key={at} at={at} />);
  const shown = shownOf(audit.entries);
  const hidden = audit.entries.length - shown.length;
  const lines = [
    [t('mining.dayProfit'), [audit.dayProfitFormula]],
    [t('mining.damages'), [audit.damagesFormula]],
    ...shown.map(
      ({ id, type, at, parts }) =>
        [
          t('mining.proof.entry', { id, type: ltr(type), at: ltr(formatZoned(at, 'GMT')) }),
          parts.map(({ account, amount }) => `${account} ${amount > 0n ? '+' : ''}${formatDecimal(amount)}`),
        ] as const,
    ),
  ] as const;
  return (
    <>
      <Facts
        facts={[
          [t('mining.proof.subscribed'), time(audit.subscribedAt)],
          [t('mining.proof.ends'), time(audit.endAt)],
          [t('mining.proof.asOf'), time(audit.asOf)],
          [t('mining.proof.days'), t('mining.daysOf', { paid: audit.daysPaid, all: audit.days })],
          [t('mining.proof.refundAsked'), time(audit.refundAskedAt)],
          [t('mining.proof.ended'), time(audit.endedAt)],
        ]}
      />
      <ProofNote>{t('mining.proof.rule')}</ProofNote>
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
      {hidden > 0 && <ProofNote>{t('mining.proof.more', { number: hidden, count: hidden })}</ProofNote>}
    </>
  );
}
