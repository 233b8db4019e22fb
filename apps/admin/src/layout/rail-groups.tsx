import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import CandlestickChartOutlined from '@mui/icons-material/CandlestickChartOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { ComponentType } from 'react';

/** How a queue is asked for those who wait. */
export interface Queue {
  readonly sort: string;
  readonly filter: Readonly<Record<string, string>>;
}

export interface RailEntry {
  readonly resource: string;
  readonly label: string;
  readonly icon: ComponentType;
  /** A queue: how many wait in it stands beside its name. */
  readonly queue?: Queue;
}

/** The left rail: every resource once, in its group. */
export const railGroups: readonly { readonly name: string; readonly entries: readonly RailEntry[] }[] = [
  { name: 'Customers', entries: [{ resource: 'customers', label: 'Customers', icon: PeopleOutlined }] },
  {
    name: 'Reviews',
    entries: [
      {
        resource: 'verifications',
        label: 'Verifications',
        icon: VerifiedUserOutlined,
        queue: { sort: 'submitted_at_ms', filter: { status: 'waiting' } },
      },
      {
        resource: 'deposits',
        label: 'Deposits',
        icon: MoveToInboxOutlined,
        queue: { sort: 'created_at_ms', filter: { waits_for: 'operator' } },
      },
      {
        resource: 'withdrawals',
        label: 'Withdrawals',
        icon: SendOutlined,
        queue: { sort: 'created_at_ms', filter: { waits_for: 'operator' } },
      },
      {
        resource: 'approvals',
        label: 'To approve',
        icon: HowToRegOutlined,
        queue: { sort: 'made_at_ms', filter: { state: 'waiting' } },
      },
    ],
  },
  {
    name: 'Trading',
    entries: [
      { resource: 'orders', label: 'Positions, orders', icon: SwapVertOutlined },
      { resource: 'options', label: 'Options', icon: HourglassEmptyOutlined },
      { resource: 'option-fairness', label: 'Option fairness', icon: QueryStatsOutlined },
      { resource: 'exposure', label: 'Exposure', icon: BalanceOutlined },
      { resource: 'margin-watch', label: 'Margin watch', icon: MonitorHeartOutlined },
      { resource: 'symbols', label: 'Symbols', icon: CandlestickChartOutlined },
    ],
  },
  {
    name: 'Money',
    entries: [
      { resource: 'reconciliation', label: 'Reconciliation', icon: ScaleOutlined },
      { resource: 'adjustments', label: 'Corrections', icon: EditNoteOutlined },
      { resource: 'ledger-entries', label: 'Ledger entries', icon: ReceiptLongOutlined },
      { resource: 'deposit-addresses', label: 'Deposit addresses', icon: QrCode2Outlined },
      { resource: 'bank-accounts', label: 'Bank accounts', icon: AccountBalanceOutlined },
      { resource: 'bank-currencies', label: 'Bank currencies', icon: CurrencyExchangeOutlined },
      { resource: 'withdrawal-currencies', label: 'Withdrawal currencies', icon: SavingsOutlined },
    ],
  },
  {
    name: 'Products',
    entries: [
      { resource: 'durations', label: 'Durations', icon: TimerOutlined },
      { resource: 'option-amounts', label: 'Amounts', icon: PaymentsOutlined },
    ],
  },
  {
    name: 'Content',
    entries: [
      { resource: 'news', label: 'News', icon: ArticleOutlined },
      { resource: 'descriptions', label: 'Page texts', icon: DescriptionOutlined },
    ],
  },
  {
    name: 'Configuration',
    entries: [
      { resource: 'settings', label: 'Settings', icon: TuneOutlined },
      { resource: 'menus', label: 'Menus', icon: MenuOutlined },
    ],
  },
  {
    name: 'System',
    entries: [
      { resource: 'outbox', label: 'Outbox', icon: OutboxOutlined },
      { resource: 'operators', label: 'Operators', icon: BadgeOutlined },
      { resource: 'audit-log', label: 'Audit log', icon: FactCheckOutlined },
    ],
  },
];
