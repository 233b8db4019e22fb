import { int, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Signing keys of seals: each except the first is signed by the one before it. */
export const sealKeys = table(
  'seal_keys',
  ['place'],
  {
    /** From 1. */
    place: int(),
    /** Ed25519, 32 bytes as lower-case hex. */
    publicKey: text(),
    /** By the previous key; null for the first key, or if the previous one was lost. */
    signature: nullable(text()),
    since: time(),
  },
  { untold: true },
);
export type SealKeyRow = RowOf<typeof sealKeys>;
