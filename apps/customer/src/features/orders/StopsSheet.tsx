import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { profitOf } from '@truemark/domain';
import { type Money, type Price } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import { useTopic } from '../../api/live/live.js';
import type { Order } from '../../api/orders.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { Stack } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { Leaving } from '../../ui/Leaving.js';
import { PriceText } from '../../ui/PriceText.js';
import { Sheet } from '../../ui/Sheet.js';
import { toast } from '../../ui/toast.js';
import { useLatest } from '../../ui/useLatest.js';
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
  order: Order;
  open: boolean;
  onDone: () => void;
}

/** Sets, moves or removes an order's stops. Each is checked for the correct side before sending. */
export function StopsSheet(props: StopsSheetProps) {
  return (
    <Leaving shown={props.open ? props : null}>
      {(last, open) => <Setting key={last.order.id} {...last} open={open} />}
    </Leaving>
  );
}

function Setting({ order, open, onDone }: StopsSheetProps) {
  const { t } = useTranslation();
  const save = useSetStops();
  const texts = useErrorTexts();
  const { pricePrecision: precision, showCode } = order.symbol;
  const say = useSay(precision);
  const side = sideOf(order);
  const live = useLiveOrder(order);
  const reference = order.status === 'pending' ? order.targetPrice : live.price;
  // What was not changed here follows the order, whose stops may be set elsewhere meanwhile.
  const [changed, setChanged] = useState<Partial<Stops>>({});
  const latest = useLatest(changed);
  const stops: Stops = { ...standingOf(order), ...changed };
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<StopName, string>>>({});
  const { values, problems } = checkStops(stops, side, reference, precision);
  const comesTo = useComesTo(order);

  const change = (name: StopName, next: Partial<Stops[StopName]>) => {
    setChanged({ ...changed, [name]: { ...stops[name], ...next } });
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
    const { stopLoss, takeProfit, trailing: trailingDistance } = values;
    save.send(
      { id: order.id, stopLoss, takeProfit, trailingDistance },
      // Stays open with what was typed since.
      { onSuccess: () => latest() === changed && onDone(), onRefused: refuse },
    );
  };
  return (
    <Sheet
      open={open}
      title={t('orders.stopsTitle', { symbol: showCode })}
      onClose={onDone}
      foot={
        <Button variant="contained" disabled={save.busy} onClick={send}>
          <BusyLabel busy={save.busy}>{t('orders.stopsSave')}</BusyLabel>
        </Button>
      }
    >
      <Stack>
        <Facts
          facts={[
            [
              t(order.status === 'pending' ? 'orders.target' : 'orders.priceNow'),
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
        {order.copy && !order.copy.isOwn && <Note>{t('orders.stopsOfCopy')}</Note>}
      </Stack>
    </Sheet>
  );
}

const standingOf = (order: Order): Stops =>
  stopsOf({
    stopLoss: order.fixedStopLoss,
    takeProfit: order.takeProfit,
    trailing: order.trailingDistance,
  });

/** Result of the order if it closes at a price; undefined while units or rate are unknown. */
function useComesTo(order: Order): (price: Price) => Money | undefined {
  useTopic('quotes');
  const rate = useRate(order);
  const side = sideOf(order);
  const open = order.status === 'pending' ? order.targetPrice : order.openPrice;
  return (close) =>
    rate
      ? profitOf({
          side,
          open,
          close,
          lots: order.lots,
          units: order.units,
          rate,
        })
      : undefined;
}
