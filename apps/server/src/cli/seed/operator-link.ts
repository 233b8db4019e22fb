import { isRefusal } from '@truemark/domain';
import type { Engine } from '../../engine/engine.js';
import { SYSTEM } from '../../engine/protocol.js';
import { operators } from '../../features/operators/operator.table.js';
import { linkPath, newLink } from '../../features/operators/operator-links.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/**
 * Creates a link by which that operator sets a password, and returns a line with it for the person who started the
 * program: without a mail server, the administrator of the machine passes it on.
 */
export async function operatorLink(
  engine: Engine,
  reader: DatabaseReader,
  email: string,
  now: number,
): Promise<string> {
  const found = await reader.first(operators, 'WHERE email_key = $1', [identityKey(email)]);
  if (!found) return `OPERATOR_LINK names ${email}: there is no such operator`;
  const { token, columns } = newLink(now);
  const row = { id: found.id, ...columns };
  const rows = [{ op: 'patch', table: operators.name, row } as const];
  const outcome = await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  if (isRefusal(outcome)) throw new Error(`the link was refused: ${outcome.key}`);
  return `${email} sets a password within an hour at ${linkPath(token)}`;
}
