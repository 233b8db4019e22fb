import Button from '@mui/material/Button';
import type { Money } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountMark } from '../../api/live/positions.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { Sheet } from '../../ui/Sheet.js';
import { useConfig } from '../configuration/configuration.js';
import { AccountMark } from '../session/AccountMark.js';
import { useCloseAll } from './useOrderCalls.js';

interface ClosedAll {
  readonly closed: number;
  readonly left: number;
}

interface CloseAllSheetProps {
  open: boolean;
  /** What the open positions cost. */
  fees: Money;
  onDone: () => void;
}

/** Closes all positions after asking twice, and says what could not be closed. */
export function CloseAllSheet({ open, ...rest }: CloseAllSheetProps) {
  return open ? <Steps {...rest} /> : null;
}

function Steps({ fees, onDone }: Omit<CloseAllSheetProps, 'open'>) {
  const { t } = useTranslation();
  const closeAll = useCloseAll();
  const mark = useAccountMark();
  const [asked, setAsked] = useState<'first' | 'sure'>('first');
  const [result, setResult] = useState<ClosedAll | null>(null);
  const number = mark?.orders.size ?? 0;
  const settle = (answer: ClosedAll) => (answer.left === 0 ? onDone() : setResult(answer));
  if (result) {
    return (
      <Sheet
        open
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
  const sure = asked === 'sure';
  return (
    <ConfirmSheet
      open
      title={t(sure ? 'orders.all.sureTitle' : 'orders.all.title')}
      mark={<AccountMark />}
      needsNetwork
      confirm={t(sure ? 'orders.all.confirm' : 'orders.all.open', { number })}
      risk={t('orders.all.sureRisk')}
      tone={sure ? 'danger' : 'accent'}
      busy={closeAll.busy}
      disabled={number === 0}
      onConfirm={() =>
        sure ? closeAll.send(undefined, { onSuccess: ({ data }) => settle(data) }) : setAsked('sure')
      }
      onClose={onDone}
    >
      <Totals fees={fees} />
    </ConfirmSheet>
  );
}

function Totals({ fees }: { fees: Money }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const mark = useAccountMark();
  return (
    <Facts
      facts={[
        [t('orders.all.number'), <Figure key="n">{mark?.orders.size ?? 0}</Figure>],
        [t('orders.all.profit'), <NetResult key="p" result={mark?.profit} fee={fees} currency={currency} />],
        [t('orders.all.margin'), <MoneyText key="m" amount={mark?.margin} currency={currency} />],
      ]}
    />
  );
}
