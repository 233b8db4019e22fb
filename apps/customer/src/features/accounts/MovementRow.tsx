import AccountBalance from '@mui/icons-material/AccountBalanceRounded';
import CandlestickChart from '@mui/icons-material/CandlestickChartRounded';
import Groups from '@mui/icons-material/GroupsRounded';
import Payments from '@mui/icons-material/PaymentsRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import Savings from '@mui/icons-material/SavingsRounded';
import SouthWest from '@mui/icons-material/SouthWestRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Timer from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useNavigate } from 'react-router-dom';
import type { Movement } from '../../api/accounts.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';

const ICONS = {
  order: CandlestickChart,
  option: Timer,
  deposit: SouthWest,
  withdrawal: Payments,
  transfer: SwapHoriz,
  loan: RequestQuote,
  fund: Savings,
  copy: Groups,
  other: AccountBalance,
} as const;

const Round = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 999,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
  '& > svg': { fontSize: 20 },
}));
const End = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.palette.text.primary,
}));

/** Where more is told of what a movement was for; null where nothing is. */
function pathOf({ kind, id }: Movement['cause']): string | null {
  switch (kind) {
    case 'order':
      return `/order?type=3&source=0&order=${id}`;
    case 'deposit':
      return '/mine/charge';
    case 'withdrawal':
      return '/mine/withdraw';
    case 'transfer':
      return '/mine/transfer';
    default:
      return null;
  }
}

interface MovementRowProps {
  movement: Movement;
  currency: string;
  hidden: boolean;
  clock: { now: number; tag: string; zone: string };
}

/** A movement: what it was, what for, when, and how much came or went. */
export function MovementRow({ movement, currency, hidden, clock }: MovementRowProps) {
  const navigate = useNavigate();
  const { cause, text, amount, at, isResult } = movement;
  const Icon = ICONS[cause.kind];
  const path = pathOf(cause);
  const number = cause.id > 0 && cause.kind !== 'transfer' ? ltr(`#${cause.id}`) : '';
  const what = [cause.name, number].filter((part) => part !== '');
  return (
    <ListRow
      icon={
        <Round>
          <Icon aria-hidden />
        </Round>
      }
      title={text}
      wraps
      second={
        <>
          {what.length > 0 && (
            <>
              {what.join(' · ')}
              <br />
            </>
          )}
          <TimeText plain={path !== null} at={at} {...clock} />
        </>
      }
      end={
        <End data-testid="funds-value">
          <MoneyText amount={amount} signed={isResult || 'plain'} currency={currency} hidden={hidden} />
        </End>
      }
      {...(path !== null && { onPress: () => navigate(path), arrow: false })}
    />
  );
}
