import { styled } from '@mui/material/styles';
import type { AuditRate, AuditTick, ForexAudit } from '@truemark/contracts';
import { formatFigure, formatPrice } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { ProofTicks } from './ProofTicks.js';
import { formulasOf } from './proof-formulas.js';

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  margin: '8px 0 0',
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
const Formula = styled('div')(({ theme }) => ({
  padding: 12,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { margin: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& dd > bdi': { display: 'block', fontVariantNumeric: 'tabular-nums' },
}));

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
      {open === null && <Note>{t('proof.notFilled')}</Note>}
      {open && (
        <>
          <Title>{t('proof.ticks')}</Title>
          <Note>{t(buys ? 'proof.buyRule' : 'proof.sellRule')}</Note>
          <Facts
            facts={[
              [t('proof.atOpen'), quote(open)],
              [t('proof.atClose'), close && quote(close)],
            ]}
          />
          <ProofTicks audit={audit} symbol={ShowCode} precision={precision} />
        </>
      )}
      <Title>{t('proof.formulas')}</Title>
      <Note>{t('proof.rounding')}</Note>
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
      <Title>{t('proof.terms')}</Title>
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
