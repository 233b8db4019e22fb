/** What customers call the movements of their accounts, in the order in which they choose one. */
export const MOVEMENT_KINDS = [
  'deposits',
  'withdrawals',
  'transfers',
  'trading',
  'options',
  'fees',
  'corrections',
  'demo',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Type of a journal entry → the kind under which a customer looks for it. */
export const movementKindOf = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  'withdrawal.hold': 'withdrawals',
  'withdrawal.return': 'withdrawals',
  transfer: 'transfers',
  'order.margin_hold': 'trading',
  'order.margin_release': 'trading',
  'order.reserve': 'trading',
  'order.release': 'trading',
  'order.profit': 'trading',
  'order.negative_balance': 'trading',
  'order.fee': 'fees',
  'follow.share': 'trading',
  'option.stake': 'options',
  'option.win': 'options',
  'option.loss': 'options',
  'option.tie': 'options',
  'option.void': 'options',
  'option.sold': 'options',
  adjustment: 'corrections',
  reversal: 'corrections',
  'demo.opening': 'demo',
  'demo.reset': 'demo',
} as const satisfies Record<string, MovementKind>;
