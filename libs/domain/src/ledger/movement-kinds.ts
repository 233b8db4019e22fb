/** What customers call the movements of their accounts, in the order in which they choose one. */
export const MOVEMENT_KINDS = [
  'deposits',
  'withdrawals',
  'transfers',
  'trading',
  'options',
  'fees',
  'loans',
  'funds',
  'corrections',
  'demo',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
