import Button from '@mui/material/Button';
import { formatDuration, formatFigure, formatTimestamp } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OptionAudit } from '../../api/option-proof.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { exactTimeZoned } from '../proof/exact-time.js';
import { ProofAnswer } from '../proof/ProofAnswer.js';
import { ProofFold, ProofPart } from '../proof/ProofFold.js';
import { ProofSummary } from '../proof/ProofSummary.js';
import { Formula, ProofNote } from '../proof/ProofText.js';
import { recomputeOption } from '../proof/recompute-option.js';
import { type CountedTick, TickTable } from '../proof/TickTable.js';
import { percentOf } from './percent.js';
import { proofLines } from './proof-lines.js';
import { useOptionProof } from './useOptionProof.js';

/** Proof of an option, fetched on demand. */
export function OptionProof({ optionId }: { optionId: number }) {
  const { t } = useTranslation();
  return <ProofFold title={t('options.proof.title')}>{() => <Proof optionId={optionId} />}</ProofFold>;
}

function Proof({ optionId }: { optionId: number }) {
  const { t } = useTranslation();
  return (
    <ProofAnswer query={useOptionProof(optionId, true)} fileName={`option-${optionId}.json`}>
      {(audit) => (
        <>
          <ProofFigures audit={audit} />
          {audit.option.status === 'ended' && (
            <Button variant="outlined" component={Link} to={`/proof?option=${optionId}`}>
              {t('proof.sealedOrder')}
            </Button>
          )}
        </>
      )}
    </ProofAnswer>
  );
}

function ProofFigures({ audit }: { audit: OptionAudit }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { option, entry, exit, ticks } = audit;
  const { pricePrecision: precision, showCode } = option.symbol;
  const counted: CountedTick[] = [];
  if (entry) counted.push({ seq: entry.seq, name: t('options.entry'), price: 'bid' });
  if (exit) counted.push({ seq: exit.seq, name: t('options.exit'), price: 'bid' });
  const { comparison, profit } = proofLines(audit, currency);
  const hasEnded = option.status === 'ended';
  // A sold or void option was not decided by two prices.
  const isDecided = option.outcome === 'win' || option.outcome === 'loss' || option.outcome === 'tie';
  const steps = isDecided ? recomputeOption(audit) : [];
  return (
    <>
      {entry === null && option.status !== 'running' && <ProofNote>{t('options.proof.noTicks')}</ProofNote>}
      {(entry || hasEnded) && (
        <ProofSummary
          agrees={steps.length > 0 ? steps.every(({ agrees }) => agrees) : null}
          result={hasEnded ? option.profit : null}
          deciding={[
            { name: t('options.entry'), tick: entry, price: entry?.bid ?? 0n },
            { name: t('options.exit'), tick: exit, price: exit?.bid ?? 0n },
          ]}
          precision={precision}
        />
      )}
      <ProofPart title={t('proof.ticks')}>
        <ProofNote>{t('options.proof.rule')}</ProofNote>
        {ticks.length > 0 && (
          <TickTable ticks={ticks} counted={counted} symbol={showCode} precision={precision} />
        )}
      </ProofPart>
      <ProofPart title={t('proof.formulas')}>
        <ProofNote>{t('options.proof.rounding')}</ProofNote>
        {comparison && (
          <Formula as="dl" sx={{ m: 0 }}>
            <dt>{t('options.proof.comparison')}</dt>
            <dd>
              <bdi dir="ltr">{comparison}</bdi>
            </dd>
          </Formula>
        )}
        <Formula as="dl" sx={{ m: 0 }}>
          <dt>{t('orders.result')}</dt>
          <dd>
            {profit.map((line) => (
              <bdi key={line} dir="ltr">
                {line}
              </bdi>
            ))}
          </dd>
        </Formula>
      </ProofPart>
      <Terms audit={audit} />
      {audit.sale && <Sale sale={audit.sale} />}
    </>
  );
}

function Terms({ audit: { terms } }: { audit: OptionAudit }) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const time = (at: number) => (
    <Figure>
      {formatTimestamp(at, timezone).slice(0, 11)}
      {exactTimeZoned(at, timezone)}
    </Figure>
  );
  return (
    <ProofPart title={t('options.proof.terms')}>
      <Facts
        facts={[
          [t('options.ratio'), <Figure key="r">{percentOf(terms.ratio)}</Figure>],
          [
            t('options.proof.lossLevel'),
            t(terms.lossLevel === 1 ? 'options.proof.lossPart' : 'options.proof.lossAll'),
          ],
          [t('options.proof.start'), time(terms.start)],
          [t('options.proof.deadline'), time(terms.entryDeadline)],
          [t('options.proof.expiry'), time(terms.expiry)],
          [
            t('options.proof.stale'),
            <bdi key="s">{formatDuration(terms.staleSeconds, currentLanguage().tag, 'long')}</bdi>,
          ],
        ]}
      />
    </ProofPart>
  );
}

function Sale({ sale }: { sale: NonNullable<OptionAudit['sale']> }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const { askedAt: asked, least } = sale;
  return (
    <ProofPart title={t('options.proof.sale')}>
      <Facts
        facts={[
          [t('options.sell.price'), <MoneyText key="p" amount={sale.price} currency={currency} />],
          [t('options.sell.chance'), <Figure key="c">{formatFigure(sale.chance * 100n)}%</Figure>],
          [t('options.proof.spread'), <Figure key="s">{percentOf(sale.spread)}</Figure>],
          [t('options.sell.least'), least && <MoneyText key="l" amount={least} currency={currency} />],
          [t('options.proof.asked'), asked && <Figure key="a">{exactTimeZoned(asked, timezone)}</Figure>],
          [t('proof.time'), <Figure key="t">{exactTimeZoned(sale.at, timezone)}</Figure>],
        ]}
      />
      <ProofNote>{t('options.proof.saleTicks', { number: sale.ticks, seq: sale.seq })}</ProofNote>
    </ProofPart>
  );
}
