import type { AuditRate, AuditTick, ForexAudit } from '@truemark/contracts';
import { formatFigure, formatPrice } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { Formula, ProofNote, ProofTitle } from '../proof/ProofText.js';
import { type CountedTick, TickTable } from '../proof/TickTable.js';
import { formulasOf } from './proof-formulas.js';

const FORMULA_KEYS = {
  margin: 'trade.margin',
  fee: 'trade.fee',
  profit: 'proof.profit',
  level: 'orders.marginLevel',
} as const;

/** The ticks, the formulas with their figures, and the terms that were pinned. */
export function ProofFigures({ audit }: { audit: ForexAudit }) {
  const { t } = useTranslation();
  const { order, open, close, settings } = audit;
  const { PricePrecision: precision, ShowCode } = order.ForexTradeLists;
  const buys = order.OrderType === 1;
  const counted: CountedTick[] = [];
  if (open) counted.push({ seq: open.seq, name: t('proof.opened'), price: buys ? 'ask' : 'bid' });
  if (close) counted.push({ seq: close.seq, name: t('proof.closed'), price: buys ? 'bid' : 'ask' });
  const figure = (value: number | string) => <Figure>{formatFigure(decimal(value))}</Figure>;
  const quote = (tick: AuditTick) => (
    <Figure>
      #{tick.seq} · {formatPrice(decimal(tick.bid), precision)} / {formatPrice(decimal(tick.ask), precision)}
    </Figure>
  );
  const rate = ({ symbol_id, code, seq, bid, inverse }: AuditRate) =>
    symbol_id === null ? (
      t('proof.sameCurrency')
    ) : (
      <Figure>
        {inverse === 1 && '1 ÷ '}
        {formatFigure(decimal(bid))} ({code} #{seq})
      </Figure>
    );
  return (
    <>
      {open === null && <ProofNote>{t('proof.notFilled')}</ProofNote>}
      {open && (
        <>
          <ProofTitle>{t('proof.ticks')}</ProofTitle>
          <ProofNote>{t(buys ? 'proof.buyRule' : 'proof.sellRule')}</ProofNote>
          <Facts
            facts={[
              [t('proof.atOpen'), quote(open)],
              [t('proof.atClose'), close && quote(close)],
            ]}
          />
          <TickTable ticks={audit.ticks} counted={counted} symbol={ShowCode} precision={precision} />
        </>
      )}
      <ProofTitle>{t('proof.formulas')}</ProofTitle>
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
      <ProofTitle>{t('proof.terms')}</ProofTitle>
      <Facts
        facts={[
          [t('proof.units'), figure(settings.units)],
          [t('trade.multiple'), <Figure key="x">{formatFigure(decimal(settings.multiple))}×</Figure>],
          [
            t('proof.marginMode'),
            t(settings.margin_mode === 1 ? 'proof.marginFixed' : 'proof.marginByPrice'),
          ],
          [t('proof.feeRate'), figure(settings.fee_rate)],
          [t('proof.feeBasis'), t(settings.trade_fee_type === 1 ? 'proof.feeByLots' : 'proof.feeByMargin')],
          [t('proof.openRate'), rate(settings.open_rate)],
          [t('proof.closeRate'), settings.close_rate && rate(settings.close_rate)],
        ]}
      />
    </>
  );
}
