import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../api/session.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Leaving } from '../../ui/Leaving.js';
import { OrderSheets } from '../orders/OrderSheets.js';
import { OrderTable } from '../orders/OrderTable.js';
import { StopsSheet } from '../orders/StopsSheet.js';
import { useLookedOrder } from '../orders/useLookedOrder.js';
import type { TradeCircumstances, TradeParts } from '../traded/trade-parts.js';
import { usePracticeOnly } from '../traded/usePracticeOnly.js';
import { ConfirmOrder } from './ConfirmOrder.js';
import { costOfForm } from './CostFacts.js';
import { CostLine } from './CostLine.js';
import { LineHandles } from './lines/LineHandles.js';
import { useOrderLines } from './lines/useOrderLines.js';
import { OrderTicket } from './OrderTicket.js';
import { PositionStrip } from './PositionStrip.js';
import { RiskList } from './RiskList.js';
import { SideButtons } from './SideButtons.js';
import { useOrderForm } from './useOrderForm.js';

/** A symbol's contracts on the trade screen. */
export function useContractParts({ symbol, state, isWhole, isOn }: TradeCircumstances): TradeParts {
  const { t } = useTranslation();
  const form = useOrderForm(symbol, isOn);
  const orderLines = useOrderLines(symbol);
  const looked = useLookedOrder(orderLines.orders);
  const [editedId, edit] = useState<number | null>(null);
  const edited = orderLines.orders.find((order) => order.id === editedId);
  const isPractice = usePracticeOnly(symbol);
  const signedIn = useSignedIn();
  const ticket = () => {
    if (!isOn) return <EmptyState title={t('trade.off')} text={t('trade.offText')} />;
    if (isPractice) return <EmptyState title={t('trade.practice')} text={t('trade.practiceText')} />;
    return <OrderTicket symbol={symbol} form={form} whole={isWhole} />;
  };
  return {
    lines: ({ levels }) => (
      <LineHandles
        symbol={symbol}
        levels={levels}
        orderLines={orderLines}
        onOpen={(line) => edit(line.order.id)}
      />
    ),
    open: isWhole ? (
      signedIn && <OrderTable onLook={looked.look} />
    ) : (
      <PositionStrip symbol={symbol} orders={orderLines.orders} onLook={looked.look} />
    ),
    ticket: ticket(),
    buttons: isOn && !isPractice && (
      <>
        {isWhole ? <RiskList symbol={symbol} form={form} /> : <CostLine {...costOfForm(symbol, form)} />}
        <SideButtons symbol={symbol} form={form} state={state} />
      </>
    ),
    sheets: (
      <>
        <Leaving shown={edited ?? null}>
          {(order, open) => <StopsSheet open={open} order={order} onDone={() => edit(null)} />}
        </Leaving>
        <OrderSheets looked={looked} />
        <ConfirmOrder key={symbol.id} symbol={symbol} form={form} open={form.confirming} />
      </>
    ),
  };
}
