import type { RowWrite } from '../../engine/protocol.js';
import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A passkey of a customer: the public half, which opens nothing by itself. */
export const passkeys = table('passkeys', ['id'], {
  /** The credential's id, base64url, as its device tells it. */
  id: text(),
  customerId: int(),
  /** What the customer calls it. */
  name: text(),
  /** COSE, base64url. */
  publicKey: text(),
  /** What the device counted at its last use; 0 for ever where it counts nothing. */
  counter: int(),
  /** How a browser reaches it, such as `internal`. */
  transports: json<readonly string[]>(),
  createdAt: time(),
  lastUsedAt: nullable(time()),
});
export type Passkey = RowOf<typeof passkeys>;

/** Customers who are asked for one of their passkeys after their password. */
export const passkeyFactors = table('passkey_factors', ['customerId'], {
  customerId: int(),
  createdAt: time(),
});

/** Rows that take passkeys away. */
export const removingPasskeys = (held: readonly Passkey[]): RowWrite[] =>
  held.map(({ id }) => ({ op: 'remove', table: passkeys.name, row: { id } }));
