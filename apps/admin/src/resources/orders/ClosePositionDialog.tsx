import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { isReasonless, lackText } from '../../ui/reason.js';
import { useAction } from '../../ui/use-action.js';
import { customerLabel } from '../../ui/whose.js';
import { ClosingFigures } from './ClosingFigures.js';
import { cannotClose, type Order } from './order.js';

/**
 * Closes a position at the market in two steps: the reason that the customer reads, then the current price and result.
 * The price cannot be chosen.
 */
export const ClosePositionDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [reason, setReason] = useKeptReason(`orders/${order.id}/close`);
  const [isSure, setIsSure] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { run, busy, errors, refusal } = useAction(t('orders.positionClosedAtTheMarketPrice'), onClose);
  const obstacle = cannotClose(order) ?? refusal;
  const lacksReason = isReasonless(reason);
  const wrong =
    errors.reason ?? (isAsked && lacksReason ? lackText(reason, t('ui.pleaseSayWhyFirst')) : undefined);
  const close = (): void => {
    if (isSure) void run(`orders/${order.id}/close`, { reason });
    else setIsSure(true);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={
        isSure
          ? t('orders.reallyCloseOrder', { id: order.id })
          : t('orders.closeOrderAtTheMarket', { id: order.id })
      }
      touches={
        isSure
          ? t('orders.thePriceMayMoveUntilYou', { uid: customerLabel(order) })
          : t('orders.itClosesAtTheMarketsPrice')
      }
      confirm={isSure ? t('orders.yesCloseItNow') : t('orders.continue')}
      busy={busy}
      disabled={lacksReason || cannotClose(order) !== null}
      onLacking={() => setIsAsked(true)}
      onConfirm={close}
      onClose={onClose}
    >
      <ClosingFigures order={order} />
      {obstacle && <Alert severity="error">{obstacle}</Alert>}
      <TextField
        label={t('common.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={wrong ?? t('orders.theCustomerReadsThis')}
        error={wrong !== undefined}
        slotProps={{ htmlInput: { maxLength: 300, readOnly: isSure } }}
        multiline
        minRows={2}
        autoFocus
      />
    </ConfirmDialog>
  );
};
