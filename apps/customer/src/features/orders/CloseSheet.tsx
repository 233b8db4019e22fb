import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import { useTopic } from '../../api/live/live.js';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { AmountField } from '../../ui/AmountField.js';
import { Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { Leaving } from '../../ui/Leaving.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import { toast } from '../../ui/toast.js';
import { useConfig } from '../configuration/configuration.js';
import { useRate } from '../market/useRate.js';
import { useWhyClosed } from '../market/useWhyClosed.js';
import { AccountMark } from '../session/AccountMark.js';
import { previewClosing, readClosing, shareOf } from './closing.js';
import { SideBadge } from './SideBadge.js';
import { useLiveOrder } from './useLiveOrder.js';
import { useCloseOrder } from './useOrderCalls.js';

const SHARES = [25n, 50n, 75n, 100n] as const;
/** Equal widths, with or without a border. */
const Shares = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > *': { minWidth: 0 },
});
/** Server refusals that concern the lots. */
const OF_LOTS = ['order.lots_step', 'order.lots_too_small', 'order.lots_too_large', 'order.rest_too_small'];

interface CloseSheetProps {
  order: Order;
  /** Undefined if the symbol is no longer offered: then only the whole position can be closed. */
  symbol: TradeSymbol | undefined;
  open: boolean;
  onDone: () => void;
}

/** Closes a position or part of its lots, with a preview of the result. */
export function CloseSheet(props: CloseSheetProps) {
  return (
    <Leaving shown={props.open ? props : null}>
      {(last, open) => <Closing key={last.order.id} {...last} open={open} />}
    </Leaving>
  );
}

function Closing({ order, symbol, open, onDone }: CloseSheetProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const close = useCloseOrder();
  const whyClosed = useWhyClosed(symbol);
  const whole = order.lots;
  const [opened] = useState(whole);
  const answered = useRef(false);
  const unanswered = useRef(false);
  const [text, setText] = useState(formatDecimal(whole));
  const [refused, setRefused] = useState<string>();
  const read = readClosing(order, symbol, text);
  const lots = 'lots' in read ? read.lots : null;
  const { closing, parts, price } = useClosing(order, lots);
  const change = (next: string) => {
    setText(next);
    setRefused(undefined);
  };
  const refuse = (refusal: Refusal) => {
    unanswered.current = false;
    if (OF_LOTS.includes(refusal.key) || 'lots' in refusal.fields) return setRefused(refusal.message);
    toast.error(refusal.message);
    if (refusal.key === 'order.not_open') onDone();
  };
  const send = () => {
    if (lots === null) return;
    // Not compared with what is left: after a lost answer, the same part must be the same request.
    const part = lots !== opened && { lots };
    const onSuccess = () => {
      answered.current = true;
      onDone();
    };
    unanswered.current = true;
    close.send({ id: order.id, ...part }, { onSuccess, onRefused: refuse });
  };
  // A part was closed although its answer was lost, or on another device: what is typed was meant for the whole.
  const isOld = open && whole !== opened && !close.busy;
  const giveUp = useEffectEvent(() => {
    if (answered.current) return;
    if (refused !== undefined) toast.error(refused);
    else if (unanswered.current) toast.success(t('orders.part.closed'));
    else toast.info(t('orders.part.closed'));
    onDone();
  });
  useLayoutEffect(() => {
    if (isOld) giveUp();
  }, [isOld]);
  const step = symbol ? symbol.lotStep : undefined;
  const problem =
    'problem' in read
      ? t(read.problem, {
          most: ltr(formatFigure(whole)),
          least: symbol ? ltr(formatFigure(symbol.minLots)) : '',
          step: step === undefined ? '' : ltr(formatFigure(step)),
        })
      : undefined;
  return (
    <ConfirmSheet
      open={open}
      title={t('orders.closeTitle', { symbol: order.symbol.showCode })}
      mark={<AccountMark />}
      needsNetwork
      confirm={
        lots === null || lots === whole
          ? t('orders.closeAtMarket')
          : t('orders.part.confirm', { lots: ltr(formatFigure(lots)) })
      }
      note={
        whyClosed === undefined ? (
          <NetResult result={parts.profit} fee={parts.fee} currency={currency} />
        ) : (
          t('market.closed')
        )
      }
      risk={t('orders.closeRisk')}
      tone="accent"
      busy={close.busy}
      disabled={lots === null || whyClosed !== undefined}
      why={whyClosed}
      onConfirm={send}
      onClose={onDone}
    >
      <Stack>
        {symbol && whole > symbol.minLots && (
          <>
            <AmountField
              label={t('orders.part.lots')}
              text={text}
              onText={change}
              step={step}
              most={whole}
              error={refused ?? problem}
              unfinished={'problem' in read && read.problem === 'trade.lotsMissing'}
              hint={t('orders.part.of', { lots: ltr(formatFigure(whole)) })}
            />
            <Shares role="group" aria-label={t('orders.part.shares')}>
              {SHARES.map((percent) => {
                const share = shareOf(whole, percent, step ?? whole);
                return (
                  <Button
                    key={String(percent)}
                    variant={share === lots ? 'contained' : 'outlined'}
                    aria-pressed={share === lots}
                    disabled={share === 0n}
                    onClick={() => change(formatDecimal(share))}
                  >
                    <Figure>{String(percent)}%</Figure>
                  </Button>
                );
              })}
            </Shares>
          </>
        )}
        <Preview order={order} closing={closing} parts={parts} price={price} />
      </Stack>
    </ConfirmSheet>
  );
}

/** Preview of closing these lots at the current price; for the whole position the server's own figures. */
function useClosing(order: Order, lots: bigint | null) {
  const { profit, price } = useLiveOrder(order);
  useTopic('quotes');
  const rate = useRate(order);
  const closing = lots === null ? null : previewClosing(order, lots, { price, units: order.units, rate });
  const parts = {
    profit: lots === order.lots ? profit : closing?.profit,
    fee: closing?.fee ?? order.fee,
  };
  return { closing, parts, price };
}

interface PreviewProps extends ReturnType<typeof useClosing> {
  order: Order;
}

function Preview({ order, closing, parts, price }: PreviewProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: bigint | undefined) => <MoneyText amount={amount} currency={currency} />;
  return (
    <Facts
      facts={[
        [t('orders.side'), <SideBadge key="s" order={order} />],
        [
          t(order.side === 'buy' ? 'orders.sellAt' : 'orders.buyAt'),
          <PriceText key="p" price={price} precision={order.symbol.pricePrecision} />,
        ],
        [
          t('orders.part.profit'),
          <NetResult key="r" result={parts.profit} fee={parts.fee} currency={currency} />,
        ],
        [t('orders.part.feePaid'), money(closing?.fee)],
        [t('orders.part.margin'), money(closing?.margin)],
        [
          t('orders.part.rest'),
          // Keeps its line while the lots are invalid.
          closing?.rest === 0n ? null : <Figure key="r">{closing ? formatFigure(closing.rest) : '–'}</Figure>,
        ],
      ]}
    />
  );
}
