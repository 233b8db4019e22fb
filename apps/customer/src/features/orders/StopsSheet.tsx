import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ForexOrder } from '@truemark/contracts';
import { profitOf } from '@truemark/domain';
import { decimal, formatDecimal, type Money, type Price } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import { useTopic } from '../../api/live/live.js';
import { Stack } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { PriceText } from '../../ui/PriceText.js';
import { Sheet } from '../../ui/Sheet.js';
import { toast } from '../../ui/toast.js';
import { useRate } from '../market/useRate.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { sideOf } from '../trade/lines/order-lines.js';
import { refusedFields } from '../trade/problems.js';
import { StopFields } from '../trade/StopFields.js';
import { checkStops, type StopName, type Stops, stopsOf, suggested } from '../trade/stops.js';
import { useSay } from '../trade/useSay.js';
import { useLiveOrder } from './useLiveOrder.js';
import { useSetStops } from './useOrderCalls.js';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

interface StopsSheetProps {
  order: ForexOrder;
  open: boolean;
  onDone: () => void;
}

/** Sets, moves or removes an order's stops; each is checked against the side it must lie on before it is sent. */
export function StopsSheet(props: StopsSheetProps) {
  return props.open ? <Setting key={props.order.Id} {...props} /> : null;
}

function Setting({ order, open, onDone }: StopsSheetProps) {
  const { t } = useTranslation();
  const save = useSetStops();
  const texts = useErrorTexts();
  const { PricePrecision: precision, ShowCode } = order.ForexTradeLists;
  const say = useSay(precision);
  const side = sideOf(order);
  const live = useLiveOrder(order);
  const reference = order.Status === 0 ? decimal(order.TargetPrice) : live.price;
  const [stops, setStops] = useState<Stops>(() => standingOf(order));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<StopName, string>>>({});
  const { values, problems } = checkStops(stops, side, reference, precision);
  const comesTo = useComesTo(order);

  const change = (name: StopName, next: Partial<Stops[StopName]>) => {
    setStops({ ...stops, [name]: { ...stops[name], ...next } });
    setRefused({});
  };
  const turn = (name: StopName, on: boolean) => {
    const empty = on && stops[name].text === '';
    change(name, { on, ...(empty && { text: suggested(name, side, reference, precision) }) });
  };
  const refuse = (refusal: Refusal) => {
    const fields = refusedFields(refusal, values, texts);
    setRefused(fields);
    if (Object.keys(fields).length > 0) return;
    toast.error(refusal.message);
    if (refusal.key === 'order.not_open') onDone();
  };
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const body = {
      id: order.Id,
      stop_loss_price: formatDecimal(values.stopLoss),
      target_profit_price: formatDecimal(values.takeProfit),
      trailing_distance: formatDecimal(values.trailing),
    };
    save.send(body, { onSuccess: onDone, onRefused: refuse });
  };
  return (
    <Sheet
      open={open}
      title={t('orders.stopsTitle', { symbol: ShowCode })}
      onClose={onDone}
      foot={
        <Button variant="contained" disabled={save.busy} onClick={send}>
          {save.busy ? t('ui.busy') : t('orders.stopsSave')}
        </Button>
      }
    >
      <Stack>
        <Facts
          facts={[
            [
              t(order.Status === 0 ? 'orders.target' : 'orders.priceNow'),
              <PriceText key="p" price={reference} precision={precision} />,
            ],
          ]}
        />
        <StopFields
          stops={stops}
          values={values}
          side={side}
          reference={reference}
          precision={precision}
          atStopLoss={values.stopLoss === 0n ? undefined : comesTo(values.stopLoss)}
          atTakeProfit={values.takeProfit === 0n ? undefined : comesTo(values.takeProfit)}
          errorOf={(name) => {
            const problem = problems[name];
            return refused[name] ?? say(problem?.missing && !tried ? undefined : problem);
          }}
          onSwitch={turn}
          onText={(name, text) => change(name, { text, touched: true })}
        />
        <Note>{t('orders.stopsNote')}</Note>
      </Stack>
    </Sheet>
  );
}

const standingOf = (order: ForexOrder): Stops =>
  stopsOf({
    stopLoss: decimal(order.TargetLossPrice),
    takeProfit: decimal(order.TargetProfitPrice),
    trailing: decimal(order.TrailingDistance),
  });

/** What the order would come to when it closes at a price; undefined while units or rate are not known. */
function useComesTo(order: ForexOrder): (price: Price) => Money | undefined {
  useTopic('DAY_MARKET');
  const rate = useRate(order);
  const side = sideOf(order);
  const open = decimal(order.Status === 0 ? order.TargetPrice : order.Price);
  return (close) =>
    rate
      ? profitOf({
          side,
          open,
          close,
          lots: decimal(order.Quantity),
          units: decimal(order.Units),
          rate,
        })
      : undefined;
}
