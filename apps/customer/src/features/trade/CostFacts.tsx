import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import type { Money, Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useConfig } from '../configuration/configuration.js';
import { type Forecast, isWithinReach, moveOf } from './forecast.js';
import type { Cost } from './preview.js';
import type { Side } from './stops.js';
import type { OrderForm } from './useOrderForm.js';

const Words = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '&[data-wrong="true"]': { color: theme.palette.error.main },
}));

export interface CostFactsProps {
  symbol: TradeSymbol;
  /** Side of the forecast. */
  side: Side;
  /** Opening price; null while unknown. */
  price: Price | null;
  /** Undefined while it cannot be computed. */
  cost: Cost | undefined;
  forecast: Forecast | undefined;
  /** Undefined for a visitor. */
  free: Money | undefined;
  /** The meaning of the stop-out price is explained in the risks next to it. */
  hasRisks?: boolean;
}

/** Cost facts of the panel's order. */
export const costOfForm = (
  symbol: TradeSymbol,
  { draft, checked, forecast, free }: OrderForm,
): CostFactsProps => ({ symbol, side: draft.side, price: checked.price, cost: checked.cost, forecast, free });

/** Order's cost, the value of a price move, and the stop-out price. */
export function CostFacts({ symbol, side, price, cost, forecast, free, hasRisks }: CostFactsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: Money | undefined) => <MoneyText amount={amount} currency={currency} />;
  const stopOut = forecast?.stopOut;
  const isReached = typeof stopOut === 'bigint' && isWithinReach(stopOut, price);
  const reach = () => {
    if (free === undefined) return null;
    if (stopOut === undefined) return '–';
    if (!isReached) return t('trade.stopOutNever');
    return <PriceText still price={stopOut} precision={symbol.pricePrecision} />;
  };
  const move = ltr(formatFigure(moveOf(price ?? 0n, symbol.pricePrecision)));
  const name = t(side === 'buy' ? 'trade.stopOutBuy' : 'trade.stopOutSell');
  return (
    <div>
      <Facts
        facts={[
          [t('trade.margin'), money(cost?.margin)],
          [t('trade.fee'), money(cost?.fee)],
          [t('trade.spread'), money(forecast?.spreadCost)],
          [t('trade.pipValue', { pip: move }), money(forecast?.moveValue)],
          [t('trade.free'), free === undefined ? null : money(free)],
          [name, reach()],
        ]}
      />
      {free !== undefined && forecast && (forecast.isOutAtOnce || (isReached && !hasRisks)) && (
        <Words data-wrong={forecast.isOutAtOnce} role={forecast.isOutAtOnce ? 'alert' : undefined}>
          {t(forecast.isOutAtOnce ? 'trade.stopOutAtOnce' : 'trade.stopOutText')}
        </Words>
      )}
    </div>
  );
}
