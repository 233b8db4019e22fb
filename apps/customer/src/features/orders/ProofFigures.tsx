import { styled } from '@mui/material/styles';
import { formatFigure, formatPrice } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { OrderAudit, ProofRate, ProofTick } from '../../api/order-proof.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { ProofPart } from '../proof/ProofFold.js';
import { ProofSummary } from '../proof/ProofSummary.js';
import { Formula, ProofNote } from '../proof/ProofText.js';
import { type CountedTick, TickTable } from '../proof/TickTable.js';
import { formulasOf } from './proof-formulas.js';
import { orderAgrees } from './recompute-order.js';

const FORMULA_KEYS = {
  margin: 'trade.margin',
  fee: 'trade.fee',
  profit: 'proof.profit',
  level: 'orders.marginLevel',
} as const;

/** Price and label on one line. */
const Named = styled('span')({ whiteSpace: 'nowrap' });

/** Result and deciding prices; folded below: ticks, formulas with figures, and pinned terms. */
export function ProofFigures({ audit }: { audit: OrderAudit }) {
  const { t } = useTranslation();
  const { order, open, close, terms } = audit;
  const { pricePrecision: precision, showCode } = order.symbol;
  const buys = order.side === 'buy';
  const counted: CountedTick[] = [];
  if (open) counted.push({ seq: open.seq, name: t('proof.opened'), price: buys ? 'ask' : 'bid' });
  if (close) counted.push({ seq: close.seq, name: t('proof.closed'), price: buys ? 'bid' : 'ask' });
  const figure = (value: bigint) => <Figure>{formatFigure(value)}</Figure>;
  const asPercent = (part: Ratio) => (
    <Figure>{`${formatFigure(part)} = ${formatFigure(part * 100n)}%`}</Figure>
  );
  const quote = (tick: ProofTick) => (
    <>
      <Figure>#{tick.seq}</Figure> ·{' '}
      <Named>
        {t('proof.bid')} <Figure>{formatPrice(tick.bid, precision)}</Figure>
      </Named>{' '}
      ·{' '}
      <Named>
        {t('proof.ask')} <Figure>{formatPrice(tick.ask, precision)}</Figure>
      </Named>
    </>
  );
  const rate = ({ symbolId, code, seq, bid, isInverse }: ProofRate) =>
    symbolId === null ? (
      t('proof.sameCurrency')
    ) : (
      <Figure>
        {isInverse && '1 ÷ '}
        {formatFigure(bid)} ({code} #{seq})
      </Figure>
    );
  return (
    <>
      {open === null && <ProofNote>{t('proof.notFilled')}</ProofNote>}
      {open && (
        <ProofSummary
          agrees={orderAgrees(audit)}
          result={close && order.profit}
          fee={order.fee}
          deciding={[
            { name: t('proof.atOpen'), tick: open, price: order.openPrice },
            { name: t('proof.atClose'), tick: close, price: order.price },
          ]}
          precision={precision}
        />
      )}
      {open && (
        <ProofPart title={t('proof.ticks')}>
          <ProofNote>{t(buys ? 'proof.buyRule' : 'proof.sellRule')}</ProofNote>
          <Facts
            facts={[
              [t('proof.atOpen'), quote(open)],
              [t('proof.atClose'), close && quote(close)],
            ]}
          />
          <TickTable ticks={audit.ticks} counted={counted} symbol={showCode} precision={precision} />
        </ProofPart>
      )}
      <ProofPart title={t('proof.formulas')}>
        <ProofNote>{t('proof.rounding')}</ProofNote>
        {formulasOf(audit).map(({ name, text, share }) => (
          <Formula as="dl" key={name} sx={{ m: 0 }}>
            <dt>{t(FORMULA_KEYS[name])}</dt>
            <dd>
              <bdi dir="ltr">{text}</bdi>
              {share !== undefined && (
                <div>
                  {t('proof.share')} <Figure>{share}</Figure>
                </div>
              )}
            </dd>
          </Formula>
        ))}
      </ProofPart>
      <ProofPart title={t('proof.terms')}>
        <Facts
          facts={[
            [t('proof.units'), figure(terms.units)],
            [t('trade.multiple'), <Figure key="x">{formatFigure(terms.multiple)}×</Figure>],
            [t('proof.marginMode'), t(terms.marginMode === 1 ? 'proof.marginFixed' : 'proof.marginByPrice')],
            [t('proof.feeRate'), terms.feeType === 1 ? figure(terms.feeRate) : asPercent(terms.feeRate)],
            [t('proof.feeBasis'), t(terms.feeType === 1 ? 'proof.feeByLots' : 'proof.feeByMargin')],
            [t('proof.openRate'), rate(terms.openRate)],
            [t('proof.closeRate'), terms.closeRate && rate(terms.closeRate)],
          ]}
        />
      </ProofPart>
    </>
  );
}
