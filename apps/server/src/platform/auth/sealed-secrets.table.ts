import { int, type RowOf, table, text, time } from '../database/table.js';

/**
 * The installation's secrets, encrypted with `SECRET_KEY`; one row with id 1. A changed row does not decrypt. If it is
 * deleted, the journal's seal does not match the newly created secrets.
 */
export const sealedSecrets = table(
  'sealed_secrets',
  ['id'],
  { id: int(), salt: text(), sealed: text(), madeAt: time() },
  { follows: 'nothing' },
);
export type SealedSecretsRow = RowOf<typeof sealedSecrets>;
