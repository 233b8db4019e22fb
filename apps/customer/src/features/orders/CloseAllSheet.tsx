import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { Leaving } from '../../ui/Leaving.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { Sheet } from '../../ui/Sheet.js';
import { useConfig } from '../configuration/configuration.js';
import { AccountMark } from '../session/AccountMark.js';
import type { ClosingAll } from './closing-all.js';
import { closingAllText } from './order-words.js';
import { type ClosedAll, useCloseAll } from './useOrderCalls.js';

interface CloseAllSheetProps {
  open: boolean;
  closing: ClosingAll;
  onDone: () => void;
}

/** Closes every position that can be closed now. Shows which stay open, and why others failed. */
export function CloseAllSheet(props: CloseAllSheetProps) {
  return (
    <Leaving shown={props.open ? props : null}>{(last, open) => <Asking {...last} open={open} />}</Leaving>
  );
}

function Asking({ open, closing, onDone }: CloseAllSheetProps) {
  const { t } = useTranslation();
  const { all, number } = closing;
  const isSaid = ({ left }: ClosedAll) => left <= all - number;
  const closeAll = useCloseAll(isSaid);
  const [result, setResult] = useState<ClosedAll | null>(null);
  if (result) {
    return (
      <Sheet
        open={open}
        title={t('orders.all.leftTitle')}
        onClose={onDone}
        foot={
          <Button variant="contained" onClick={onDone}>
            {t('ui.done')}
          </Button>
        }
      >
        <p role="alert">{t('orders.all.left', { closed: result.closed, left: result.left })}</p>
      </Sheet>
    );
  }
  return (
    <ConfirmSheet
      open={open}
      title={t('orders.all.title')}
      mark={<AccountMark />}
      needsNetwork
      confirm={closingAllText(t, closing)}
      risk={t('orders.all.sureRisk')}
      tone="danger"
      busy={closeAll.busy}
      disabled={number === 0}
      onConfirm={() =>
        closeAll.send(undefined, { onSuccess: ({ data }) => (isSaid(data) ? onDone() : setResult(data)) })
      }
      onClose={onDone}
    >
      <Totals closing={closing} />
    </ConfirmSheet>
  );
}

function Totals({ closing }: Pick<CloseAllSheetProps, 'closing'>) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { all, number, profit, fees, margin, waiting } = closing;
  return (
    <Facts
      facts={[
        number === all
          ? [t('orders.all.number'), <Figure key="n">{all}</Figure>]
          : [t('orders.all.closing'), t('orders.all.of', { number, all })],
        [t('orders.all.profit'), <NetResult key="p" result={profit} fee={fees} currency={currency} />],
        [t('orders.all.margin'), <MoneyText key="m" amount={margin} currency={currency} />],
        [
          t('orders.all.waiting'),
          waiting.length > 0 ? <bdi key="w">{waiting.map(({ showCode }) => showCode).join(', ')}</bdi> : null,
        ],
      ]}
    />
  );
}
