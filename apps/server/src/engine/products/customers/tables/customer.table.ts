import {
  flag,
  int,
  json,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

/** A customer, real or demo. Identity documents are stored elsewhere. */
export const customers = table('customers', ['id'], {
  id: int(),
  uid: text(),
  isDemo: flag(),
  demoId: nullable(text()),
  /** As typed by the customer, for display. */
  email: nullable(text()),
  /** Normalised (see `identityKey`), unique regardless of letter case. */
  emailKey: nullable(text()),
  /** E.164. */
  mobile: nullable(text()),
  areaId: nullable(int()),
  passwordHash: nullable(text()),
  payPasswordHash: nullable(text()),
  inviteCode: text(),
  invitedBy: nullable(int()),
  name: nullable(text()),
  nickname: nullable(text()),
  level: int(),
  creditScore: int(),
  isTrader: flag(),
  reviewStatus: int(),
  isReal: flag(),
  /** Blocks set by an operator, with the reason shown to the customer. */
  blocked: json<CustomerBlocks>(),
  /** Optional registration fields, as configured in the settings. */
  profile: json<Record<string, string>>(),
  lang: text(),
  createdAt: time(),
  /** No withdrawals before this time, after a change of password, payment password or second factor; null: no hold. */
  payoutsFrom: nullable(time()),
});
export type Customer = RowOf<typeof customers>;

export interface CustomerBlocks {
  signIn?: string;
  trading?: string;
  withdrawing?: string;
}
