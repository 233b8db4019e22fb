import { isRefusal } from '@truemark/domain';
import type { Engine } from '../../engine/engine.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { type Operator, operators } from '../../features/operators/operator.table.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { INTERNAL_CALLER, type Passwords } from '../../platform/auth/passwords.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { DemoOperator } from './seed-files.js';

/** The demo's operators. */
export async function demoOperators(
  passwords: Passwords,
  roster: readonly DemoOperator[],
  password: string,
): Promise<Operator[]> {
  const rows: Operator[] = [];
  for (const [index, { role, email, name }] of roster.entries()) {
    rows.push(
      operator(index + 1, {
        role,
        email,
        name,
        passwordHash: await passwords.hash(password, INTERNAL_CALLER),
      }),
    );
  }
  return rows;
}

/** The owner from the environment, created or restored with that password; null if nothing has to change. */
export async function ownerToWrite(
  reader: DatabaseReader,
  passwords: Passwords,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Operator | null> {
  const known = await reader.first(operators, 'WHERE email_key = $1', [identityKey(email)]);
  const stands =
    known?.role === 'owner' &&
    known.isActive &&
    (await passwords.matches(known.passwordHash, password, INTERNAL_CALLER));
  if (stands) return null;
  const passwordHash = await passwords.hash(password, INTERNAL_CALLER);
  // Access to the machine is the recovery path for an owner who lost the authenticator app.
  if (known)
    return {
      ...known,
      ...{ role: 'owner', isActive: true, passwordHash, totpSecret: null },
      ...{ decidesFrom: 0, passwordBy: null, linkHash: null, linkUntil: 0 },
    };
  // Above the demo's ids, which may be written in the same run.
  const last = await reader.number('SELECT max(id) FROM operators');
  return operator(Math.max(last, 100) + 1, { role: 'owner', email, name: 'Owner', passwordHash });
}

function operator(id: number, given: Pick<Operator, 'role' | 'email' | 'name' | 'passwordHash'>): Operator {
  return {
    id,
    ...given,
    emailKey: identityKey(given.email),
    totpSecret: null,
    totpStep: 0,
    isActive: true,
    createdAt: Date.now(),
    decidesFrom: 0,
    passwordBy: null,
    createdBy: null,
    linkHash: null,
    linkUntil: 0,
  };
}

export async function writeOperators(engine: Engine, rows: readonly Operator[]): Promise<void> {
  if (rows.length === 0) return;
  const writes = rows.map((row): RowWrite => ({ op: 'upsert', table: operators.name, row }));
  const outcome = await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: writes });
  if (isRefusal(outcome)) throw new Error(`operators were refused: ${outcome.key}`);
}
