import { formatFigure, formatMoney, formatPrice, ltr } from '@truemark/i18n';
import { abs, type Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { useConfig } from '../configuration/configuration.js';
import { isWithinReach } from './forecast.js';
import type { OrderForm } from './useOrderForm.js';

/** Each risk of the order in one plain sentence, with its figures. */
export function useRisks(symbol: TradeSymbol, { draft, checked, forecast }: OrderForm): string[] {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { stops, kind, cost } = checked;
  const money = (amount: bigint): string => ltr(`${formatMoney(amount)} ${currency}`);
  const price = (value: Price): string => ltr(formatPrice(value, symbol.pricePrecision));
  const risks = [t(kind === null ? 'trade.risk.market' : `trade.risk.${kind}`)];
  if (cost && forecast) {
    const percent = ltr(`${formatFigure(forecast.marginMove)}%`);
    risks.push(t('trade.risk.margin', { percent, amount: money(cost.margin) }));
  }
  if (stops.stopLoss !== 0n && forecast?.atStopLoss !== undefined) {
    const facts = { price: price(stops.stopLoss), amount: money(abs(forecast.atStopLoss)) };
    risks.push(t(forecast.atStopLoss < 0n ? 'trade.risk.stopLoss' : 'trade.risk.stopLossGain', facts));
  }
  if (stops.trailing !== 0n) risks.push(t('trade.risk.trailing', { distance: price(stops.trailing) }));
  if (stops.stopLoss === 0n && stops.trailing === 0n) risks.push(t('trade.risk.noStop'));
  if (draft.mode === 'pending') risks.push(t('trade.risk.reserved'));
  if (forecast?.isOutAtOnce) risks.push(t('trade.stopOutAtOnce'));
  else if (typeof forecast?.stopOut === 'bigint' && isWithinReach(forecast.stopOut, checked.price))
    risks.push(t('trade.risk.stopOut', { price: price(forecast.stopOut) }));
  return risks;
}
