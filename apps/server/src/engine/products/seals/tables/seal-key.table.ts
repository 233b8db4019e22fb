import { int, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Keys that seals are signed with: each but the first is signed by the one before it. */
export const sealKeys = table(
  'seal_keys',
  ['place'],
  {
    /** From 1. */
    place: int(),
    /** Ed25519, 32 bytes as lower-case hex. */
    publicKey: text(),
    /** By the key before; null: it is the first, or that one was lost. */
    signature: nullable(text()),
    since: time(),
  },
  { untold: true },
);
export type SealKeyRow = RowOf<typeof sealKeys>;
