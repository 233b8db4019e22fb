import { expect, it } from 'vitest';
import type { Operator } from '../../features/operators/operator.table.js';
import { INTERNAL_CALLER, Passwords } from '../../platform/auth/passwords.js';
import { JournalKey } from '../../platform/database/journal-key.js';
import { ownerToWrite } from './operators.js';
import { unappliedSignIns } from './unapplied-sign-ins.js';

const passwords = new Passwords();
const journalKey = new JournalKey(Buffer.alloc(32, 7));
const GIVEN = { email: 'owner@example.com', password: 'of the environment' };
const OWN = 'chosen by the owner';

/** What a start with these variables writes where that account is stored, and its owner did or did not choose it. */
const writeFor = (known: Operator | null, isOwn = false, given = GIVEN) =>
  ownerToWrite(
    {
      passwords,
      journalKey,
      reader: {
        number: async () => 0,
        first: (async ({ name }: { name: string }) =>
          name === 'operators' ? known : isOwn ? {} : null) as never,
      },
    },
    given,
  );

/** Names of the variables that a standby says it did not apply. */
const unapplied = async (known: Operator | null, operatorLink: string | null = null) => {
  const reader = { number: async () => 0, first: (async () => known) as never };
  const lines = await unappliedSignIns({ environment: { owner: GIVEN, operatorLink }, reader, journalKey });
  return lines.map((line) => line.replace(/ w(?:as|ere) not applied: .*/, ''));
};

async function created(): Promise<Operator> {
  const written = await writeFor(null);
  if (!written) throw new Error('nothing was written');
  return written.row;
}

async function withOwnPassword(changes: Partial<Operator> = {}): Promise<Operator> {
  const passwordHash = await passwords.hash(OWN, INTERNAL_CALLER);
  return { ...(await created()), passwordHash, totpSecret: 'sealed', ...changes };
}

const opens = (row: Operator | undefined, password: string): Promise<boolean> =>
  passwords.matches(row?.passwordHash ?? null, password, INTERNAL_CALLER);

it('creates the owner once', async () => {
  const row = await created();
  expect([row.role, row.isActive, await opens(row, GIVEN.password)]).toEqual(['owner', true, true]);
  expect(await writeFor(row)).toBeNull();
});

it('leaves what the owner or the firm changed since, as long as the environment stays', async () => {
  expect(await writeFor(await withOwnPassword(), true)).toBeNull();
  expect(await writeFor(await withOwnPassword({ isActive: false }))).toBeNull();
  expect(await writeFor(await withOwnPassword({ role: 'auditor' }))).toBeNull();
});

it('resets the sign-in to a new password of the environment, once, and says so', async () => {
  const given = { ...GIVEN, password: 'a way back for owners' };
  const reset = await writeFor(await withOwnPassword({ isActive: false }), true, given);
  expect(reset?.row).toMatchObject({ role: 'owner', isActive: true, totpSecret: null });
  expect(await opens(reset?.row, given.password)).toBe(true);
  expect(reset?.said).toContain('was reset');
  expect(await writeFor(reset?.row ?? null, true, given)).toBeNull();
});

it('resets an account to which no environment was ever applied', async () => {
  const reset = await writeFor(await withOwnPassword({ appliedSignIn: null }), true);
  expect(await opens(reset?.row, GIVEN.password)).toBe(true);
});

it('of a former version, takes the environment for applied where people changed the account since', async () => {
  for (const [known, isOwn] of [
    [await withOwnPassword({ appliedSignIn: '' }), true],
    [await withOwnPassword({ appliedSignIn: '', isActive: false }), false],
    [await withOwnPassword({ appliedSignIn: '', role: 'auditor' }), false],
  ] as const) {
    const written = await writeFor(known, isOwn);
    expect(written?.row).toEqual({ ...known, appliedSignIn: (await created()).appliedSignIn });
    expect(written?.said).toContain('was not applied');
    expect(await writeFor(written?.row ?? null, isOwn)).toBeNull();
  }
});

it('of a former version, resets as that version did where nobody changed the account', async () => {
  const reset = await writeFor(await withOwnPassword({ appliedSignIn: '' }));
  expect(await opens(reset?.row, GIVEN.password)).toBe(true);
});

it('beside a leading engine, says what that one would have applied, and nothing where it has', async () => {
  expect(await unapplied(await created())).toEqual([]);
  const pair = 'ADMIN_EMAIL and ADMIN_PASSWORD';
  expect(await unapplied({ ...(await created()), appliedSignIn: 'of another password' })).toEqual([]);
  expect(await unapplied(await withOwnPassword({ appliedSignIn: 'of another password' }))).toEqual([pair]);
  expect(await unapplied(null, 'owner@example.com')).toEqual([pair, 'OPERATOR_LINK']);
});
