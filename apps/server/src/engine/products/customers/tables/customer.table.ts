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

/** A customer, real or demo. Identity papers live elsewhere. */
export const customers = table('customers', ['id'], {
  id: int(),
  uid: text(),
  isDemo: flag(),
  demoId: nullable(text()),
  /** As the customer typed it, for showing. */
  email: nullable(text()),
  /** Normalised (see `identityKey`): unique whatever its letter case. */
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
  /** What an operator has blocked, with the reason the customer reads. */
  blocked: json<CustomerBlocks>(),
  /** Optional registration fields that the settings ask for. */
  profile: json<Record<string, string>>(),
  lang: text(),
  createdAt: time(),
  /** A password, payment password or second factor has changed: nothing is paid out before this; null: none ever has. */
  payoutsFrom: nullable(time()),
});
export type Customer = RowOf<typeof customers>;

export interface CustomerBlocks {
  signIn?: string;
  trading?: string;
  withdrawing?: string;
}
