import { isRefusal } from '@truemark/domain';
import type { Engine } from '../../engine/engine.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { type Operator, operators } from '../../features/operators/operator.table.js';
import { signInChanges } from '../../features/operators/sign-in-change.table.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { INTERNAL_CALLER, type Passwords } from '../../platform/auth/passwords.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
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

/** The owner's row as the environment wants it, and a line for the person who started the program; null: none. */
export interface OwnerWrite {
  readonly row: Operator;
  /** Whether the account gets this sign-in, or it is only noted. */
  readonly isSet: boolean;
  readonly said: string | null;
}

interface OwnerOptions {
  readonly reader: Pick<DatabaseReader, 'first' | 'number'>;
  readonly passwords: Passwords;
  readonly journalKey: JournalKey;
}

/**
 * The owner from the environment, created or reset to that sign-in; null if nothing has to be written. A sign-in is
 * applied once: a restart with the same one undoes nothing that the owner or the firm changed since.
 */
export async function ownerToWrite(
  { reader, passwords, journalKey }: OwnerOptions,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<OwnerWrite | null> {
  const known = await reader.first(operators, 'WHERE email_key = $1', [identityKey(email)]);
  const appliedSignIn = journalKey.signIn(identityKey(email), password);
  if (known?.appliedSignIn === appliedSignIn) return null;
  if (known && (await isInForce(passwords, known, password)))
    return { row: { ...known, appliedSignIn }, isSet: false, said: null };
  if (known?.appliedSignIn === UNKNOWN && (await isChangedByPeople(reader, known)))
    return {
      row: { ...known, appliedSignIn },
      isSet: false,
      said: `ADMIN_PASSWORD was not applied: the sign-in of ${email} was changed since; a new ADMIN_PASSWORD resets it`,
    };
  const passwordHash = await passwords.hash(password, INTERNAL_CALLER);
  // Access to the machine is the recovery path for an owner who lost the authenticator app.
  if (known)
    return {
      row: {
        ...known,
        ...{ role: 'owner', isActive: true, passwordHash, totpSecret: null, appliedSignIn },
        ...{ decidesFrom: 0, passwordBy: null, linkHash: null, linkUntil: 0 },
      },
      isSet: true,
      said: `the sign-in of ${email} was reset to ADMIN_PASSWORD`,
    };
  // Above the demo's ids, which may be written in the same run.
  const last = await reader.number('SELECT max(id) FROM operators');
  const row = operator(Math.max(last, 100) + 1, { role: 'owner', email, name: 'Owner', passwordHash });
  return { row: { ...row, appliedSignIn }, isSet: true, said: null };
}

/** `appliedSignIn` of a row of a former version: it may have applied one, and nobody noted which. */
const UNKNOWN = '';

const isInForce = async (passwords: Passwords, known: Operator, password: string): Promise<boolean> =>
  known.role === 'owner' &&
  known.isActive &&
  (await passwords.matches(known.passwordHash, password, INTERNAL_CALLER));

/** Whether the firm moved or switched off this account, or its owner chose a password or second factor. */
const isChangedByPeople = async (
  reader: OwnerOptions['reader'],
  { id, role, isActive }: Operator,
): Promise<boolean> =>
  role !== 'owner' ||
  !isActive ||
  (await reader.first(signInChanges, `WHERE operator_id = $1 AND kind IN ('own_password', 'own_factor')`, [
    id,
  ])) !== null;

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
    appliedSignIn: null,
  };
}

export async function writeOperators(engine: Engine, rows: readonly Operator[]): Promise<void> {
  if (rows.length === 0) return;
  const writes = rows.map((row): RowWrite => ({ op: 'upsert', table: operators.name, row }));
  const outcome = await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: writes });
  if (isRefusal(outcome)) throw new Error(`operators were refused: ${outcome.key}`);
}
