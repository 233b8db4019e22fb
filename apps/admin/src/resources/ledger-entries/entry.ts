import type { InNumbers } from '@truemark/contracts';
import type { LedgerEntryRow } from '@truemark/contracts/admin';
export type Posting = InNumbers<LedgerEntryRow['postings'][number]>;

export type Entry = InNumbers<LedgerEntryRow>;

export const ENTRY_TYPES: Readonly<Record<string, string>> = {
  'demo.opening': 'Demo opening',
  'demo.reset': 'Demo reset',
  deposit: 'Deposit',
  transfer: 'Transfer',
  'withdrawal.hold': 'Set aside for a withdrawal',
  'withdrawal.return': 'Withdrawal given back',
  withdrawal: 'Withdrawal',
  'order.margin_hold': 'Margin held',
  'order.margin_release': 'Margin released',
  'order.reserve': 'Set aside for a pending order',
  'order.release': 'Pending order released',
  'option.stake': 'Option stake set aside',
  'option.win': 'Option won',
  'option.loss': 'Option lost',
  'option.tie': 'Option tied',
  'option.void': 'Option void',
  'option.sold': 'Option sold back',
  'order.fee': 'Fee',
  'order.profit': 'Profit or loss',
  'follow.share': "Trader's share of profits",
  'order.negative_balance': 'Negative balance covered',
  adjustment: 'Adjustment',
  reversal: 'Reversal',
};

const KINDS: Readonly<Record<string, string>> = {
  change: 'Funding',
  forex: 'Contract',
  micro: 'Options',
  house_profit: 'House profit and loss',
  house_fees: 'House fees',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  adjustments: 'Corrections',
  demo_mint: 'Demo mint',
};

export const typeName = (type: string): string => ENTRY_TYPES[type] ?? type;

export const accountName = ({ kind, part, uid }: Posting): string =>
  `${KINDS[kind] ?? kind}${part === 'held' ? ', held' : ''}${uid === null ? '' : ` of ${uid}`}`;

export const cause = ({ ref_kind: kind, ref_id: id }: Entry): string =>
  kind === null ? '–' : `${kind} ${id ?? ''}`;

/** Resources where the causes of entries are. */
const PAGES: Readonly<Record<string, string>> = {
  order: 'orders',
  option: 'options',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  adjustment: 'approvals',
};

/** The page of what caused an entry; null where it has none. */
export const causePage = ({ ref_kind: kind, ref_id: id }: Entry): string | null => {
  const resource = kind === null ? undefined : PAGES[kind];
  return resource === undefined || id === null ? null : `/${resource}/${id}/show`;
};
