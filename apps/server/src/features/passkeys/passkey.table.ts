import type { RowWrite } from '../../engine/protocol.js';
import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Public part of a customer's passkey. */
export const passkeys = table('passkeys', ['id'], {
  /** Credential id, base64url. */
  id: text(),
  customerId: int(),
  /** Name given by the customer. */
  name: text(),
  /** COSE, base64url. */
  publicKey: text(),
  /** Signature counter at the last use; always 0 for devices without a counter. */
  counter: int(),
  /** WebAuthn transports, such as `internal`. */
  transports: json<readonly string[]>(),
  createdAt: time(),
  lastUsedAt: nullable(time()),
});
export type Passkey = RowOf<typeof passkeys>;

/** Customers who need a passkey after the password. */
export const passkeyFactors = table('passkey_factors', ['customerId'], {
  customerId: int(),
  createdAt: time(),
});

/** Rows that delete passkeys. */
export const removingPasskeys = (held: readonly Passkey[]): RowWrite[] =>
  held.map(({ id }) => ({ op: 'remove', table: passkeys.name, row: { id } }));
