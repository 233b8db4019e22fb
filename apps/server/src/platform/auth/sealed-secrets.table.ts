import { int, type RowOf, table, text, time } from '../database/table.js';

/**
 * The installation's secrets, sealed by `SECRET_KEY`; one row, numbered 1. Changed, it does not open; taken away, the
 * journal's seal does not fit what is made in its place.
 */
export const sealedSecrets = table(
  'sealed_secrets',
  ['id'],
  { id: int(), salt: text(), sealed: text(), madeAt: time() },
  { follows: 'nothing' },
);
export type SealedSecretsRow = RowOf<typeof sealedSecrets>;
