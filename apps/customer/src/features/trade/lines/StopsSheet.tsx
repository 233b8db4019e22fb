import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { profitOf } from '@truemark/domain';
import { formatFigure } from '@truemark/i18n';
import { decimal, formatDecimal, type Price } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../api/http.js';
import { useQuote } from '../../../api/live/quotes.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';
import { Facts } from '../../../ui/Facts.js';
import { Figure } from '../../../ui/Figure.js';
import { PriceText } from '../../../ui/PriceText.js';
import { StatusBadge } from '../../../ui/StatusBadge.js';
import { toast } from '../../../ui/toast.js';
import { useRate } from '../../market/useRate.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { type OrderField, refusedFields } from '../problems.js';
import { StopFields } from '../StopFields.js';
import { checkStops, type StopName, stopsOf, suggested } from '../stops.js';
import { useSay } from '../useSay.js';
import { referenceOfOrder, sideOf } from './order-lines.js';
import { useSetStops } from './useSetStops.js';

interface StopsSheetProps {
  symbol: TradeSymbol;
  /** Null once it has ended. */
  order: ForexOrder | null;
  open: boolean;
  onSaved: (order: ForexOrder) => void;
  onClose: () => void;
}

/** Sets, moves and removes the stops of an open or pending order. Made anew (by its key) each time it is opened. */
export function StopsSheet({ symbol, order, open, onSaved, onClose }: StopsSheetProps) {
  return (
    order && <OrderStops symbol={symbol} order={order} open={open} onSaved={onSaved} onClose={onClose} />
  );
}

function OrderStops({ symbol, order, open, onSaved, onClose }: StopsSheetProps & { order: ForexOrder }) {
  const { t } = useTranslation();
  const form = useStopsForm(symbol, order, onSaved);
  const precision = symbol.PricePrecision;
  const isHeld = order.Status === 1;
  const buys = order.OrderType === 1;
  return (
    <ConfirmSheet
      open={open}
      title={t('trade.stopsTitle', { symbol: symbol.ShowCode })}
      confirm={t('trade.stopsSave')}
      risk={t('trade.stopsRisk')}
      busy={form.busy}
      onConfirm={form.save}
      onClose={onClose}
    >
      <Facts
        facts={[
          [
            t('orders.side'),
            <StatusBadge key="s" tone={buys ? 'up' : 'down'}>
              {t(buys ? 'orders.buy' : 'orders.sell')}
            </StatusBadge>,
          ],
          [t('trade.lots'), <Figure key="l">{formatFigure(decimal(order.Quantity))}</Figure>],
          [
            t(isHeld ? 'orders.openPrice' : 'orders.target'),
            <PriceText key="o" price={form.openPrice} precision={precision} />,
          ],
          [
            t('orders.priceNow'),
            isHeld ? <PriceText key="n" price={form.reference ?? undefined} precision={precision} /> : null,
          ],
        ]}
      />
      <StopFields
        stops={form.stops}
        values={form.values}
        side={sideOf(order)}
        reference={form.reference}
        precision={precision}
        atStopLoss={form.profitAt(form.values.stopLoss)}
        atTakeProfit={form.profitAt(form.values.takeProfit)}
        errorOf={form.errorOf}
        onSwitch={form.onSwitch}
        onText={form.onText}
      />
    </ConfirmSheet>
  );
}

function useStopsForm(symbol: TradeSymbol, order: ForexOrder, onSaved: (order: ForexOrder) => void) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.Code);
  const rate = useRate(symbol);
  const say = useSay(symbol.PricePrecision);
  const texts = useErrorTexts();
  const call = useSetStops({ quiet: true });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<OrderField, string>>>({});
  const [stops, setStops] = useState(() =>
    stopsOf({
      stopLoss: decimal(order.TargetLossPrice),
      takeProfit: decimal(order.TargetProfitPrice),
      trailing: decimal(order.TrailingDistance),
    }),
  );
  const side = sideOf(order);
  const reference = referenceOfOrder(order, quote);
  const { values, problems } = checkStops(stops, side, reference, symbol.PricePrecision);
  const openPrice = decimal(order.Status === 1 ? order.Price : order.TargetPrice);
  const lots = decimal(order.Quantity);
  const units = decimal(symbol.ForexContNum);

  const change = (name: StopName, on: boolean, text: string) => {
    setStops({ ...stops, [name]: { on, text, touched: true } });
    setRefused({});
  };
  const refuse = (refusal: Refusal) => {
    const fields = refusedFields(refusal, values, texts);
    setRefused(fields);
    toast.error(Object.keys(fields).length > 0 ? t('trade.seeFields') : refusal.message);
  };
  const save = () => {
    setTried(true);
    const first = Object.values(problems)[0];
    if (first) return toast.error(say(first) ?? '');
    call.send(
      {
        id: order.Id,
        stop_loss_price: formatDecimal(values.stopLoss),
        target_profit_price: formatDecimal(values.takeProfit),
        trailing_distance: formatDecimal(values.trailing),
      },
      { onSuccess: ({ data }) => onSaved(data), onRefused: refuse },
    );
  };

  return {
    stops,
    values,
    reference,
    openPrice,
    busy: call.busy,
    save,
    errorOf: (name: StopName) => {
      const problem = problems[name];
      return refused[name] ?? say(problem?.missing && !tried ? undefined : problem);
    },
    onSwitch: (name: StopName, on: boolean) => {
      const fills = on && stops[name].text === '' && reference !== null;
      const text = fills ? suggested(name, side, reference, symbol.PricePrecision) : stops[name].text;
      change(name, on, text);
    },
    onText: (name: StopName, text: string) => change(name, true, text),
    profitAt: (close: Price) =>
      close === 0n || !rate ? undefined : profitOf({ side, open: openPrice, close, lots, units, rate }),
  };
}
