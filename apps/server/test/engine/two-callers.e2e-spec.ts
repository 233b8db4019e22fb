import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RowWrite, SYSTEM } from '../../dist/engine/protocol.js';
import { ApprovalAuditRows } from '../../dist/features/approvals/approval-audit-rows.js';
import { ApprovalKinds } from '../../dist/features/approvals/approval-kinds.js';
import { ApprovalPolicy } from '../../dist/features/approvals/approval-policy.js';
import { Approvals } from '../../dist/features/approvals/approvals.js';
import { DelayedApprovalNotices } from '../../dist/features/approvals/delayed-approval-notices.js';
import { AuditRowBuilder } from '../../dist/features/audit/audit-row-builder.js';
import { Claims } from '../../dist/features/claims/claims.js';
import { Deciders } from '../../dist/features/operators/deciders.js';
import type { Operator } from '../../dist/features/operators/operator.table.js';
import { OperatorRoles } from '../../dist/features/operators/operator-roles.js';
import type { SignedInOperator } from '../../dist/features/operators/signed-in-operator.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { LocalStore } from '../../dist/platform/shared-store/local-store.js';
import type { Approval } from '../../src/features/approvals/approval.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { rowNumbers } from './row-numbers.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData, WEDNESDAY } from './test-engine.js';

const operator = (id: number, role: Operator['role']): Operator => ({
  ...{ id, email: `o${id}@example.com`, emailKey: `o${id}@example.com`, name: `O ${id}`, role },
  ...{ passwordHash: 'hash', totpSecret: null, totpStep: 0, isActive: true, createdAt: WEDNESDAY },
  ...{ decidesFrom: 0, passwordBy: null, createdBy: null, linkHash: null, linkUntil: 0 },
  appliedSignIn: null,
});
const signedIn = (id: number, role: Operator['role']): SignedInOperator => ({
  ...{ id, email: `o${id}@example.com`, name: `O ${id}`, role },
  ...{ permissions: null, networks: [], hasSecondFactor: false, address: '', sessionId: '' },
});
const [OWNER, ONE, OTHER] = [signedIn(1, 'owner'), signedIn(2, 'operator'), signedIn(3, 'operator')];

/** Concurrent requests of two servers with one engine and one database. */
withDatabases((database) => {
  let ground: TestEngine;
  let readers: DatabaseReader[];
  let customerId: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    readers = [openReader(ground.target), openReader(ground.target)];
    const rows = [operator(1, 'owner'), operator(2, 'operator'), operator(3, 'operator')].map(
      (row): RowWrite => ({ op: 'insert', table: 'operators', row }),
    );
    await ground.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    const customer = person({ isDemo: false, demoId: null });
    const made = await ground.engine.submit({ kind: 'customer.create', actor: SYSTEM, customer });
    if (isRefusal(made)) throw new Error(made.key);
    customerId = made.customer.id;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(readers.map((reader) => reader.close()));
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  /**
   * The request handling of two servers. With `store` null each uses its own lock, so only the lane serialises them.
   */
  const servers = (store: LocalStore | null): [Approvals, Approvals] => {
    const { client: engine } = ground;
    const [here, there] = readers.map((reader) => {
      const kinds = new ApprovalKinds();
      kinds.add({
        name: 'adjustments.book',
        label: 'Correction of a balance',
        deciders: ['owner', 'operator'],
        preview: async () => ({ before: null, after: null }),
        prepare: async ({ id, reason }: Approval, { id: decider }: SignedInOperator) => ({
          command: {
            kind: 'wallet.adjust',
            actor: { kind: 'operator', id: decider },
            ...{ customerId, account: 'change', amount: decimal('5'), memo: reason, refId: id },
          },
        }),
      });
      const deciders = new Deciders(reader, new OperatorRoles(reader));
      const who = new ApprovalPolicy(kinds, deciders);
      const notices = new DelayedApprovalNotices(reader, { email: null, sms: null });
      const traces = new ApprovalAuditRows(new AuditRowBuilder());
      const turns = store ?? new LocalStore();
      return new Approvals(who, engine, reader, rowNumbers(engine), traces, deciders, notices, turns);
    });
    return [here as Approvals, there as Approvals];
  };
  const asking = (reason = 'a correction') => ({
    ...{ kind: 'adjustments.book', subject: String(customerId), payload: { amount: '5' }, reason },
  });
  const balance = async (): Promise<string> => {
    const { accounts } = await ground.account(customerId);
    const free = accounts.find(({ kind, part }) => kind === 'change' && part === 'free');
    return formatDecimal(free?.balance ?? 0n);
  };
  const settled = async (works: readonly Promise<unknown>[]): Promise<number> =>
    (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length;

  it('of concurrent approvals on two servers one books the correction, once', async () => {
    const [here, there] = servers(new LocalStore());
    const { id } = (await here.request(ONE, asking())) as Approval;
    const agreeing = Array.from({ length: 10 }, (_, nth) =>
      nth % 2 === 0 ? here.approve(OTHER, id, '') : there.approve(OWNER, id, ''),
    );
    expect(await settled(agreeing)).toBe(1);
    expect(await balance()).toBe('5');
  });

  it('of a concurrent approval and rejection one wins in the lane, even without a shared lock', async () => {
    const [here, there] = servers(null);
    for (let nth = 1; nth <= 5; nth++) {
      const before = await balance();
      const { id } = (await here.request(ONE, asking(`correction ${nth}`))) as Approval;
      expect(await settled([here.approve(OTHER, id, ''), there.reject(OWNER, id, '')])).toBe(1);
      const { state } = await here.find(id);
      expect((await balance()) === before).toBe(state === 'rejected');
    }
  });

  it('requests of two servers have distinct ids, and so have their audit rows of one millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const [here, there] = servers(null);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        (nth % 2 === 0 ? here : there).request(nth % 2 === 0 ? ONE : OTHER, {
          ...asking(),
          subject: `customer ${nth}`,
        }),
      ),
    );
    const numbers = (made as Approval[]).map(({ id }) => id).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await ground.restart();
    const given = await rowNumbers(ground.engine).next({ name: 'approvals' } as never);
    expect(given).toBe(11);
  });

  it('of two operators who claim the same deposit at once, one gets it', async () => {
    const store = new LocalStore();
    const audit = new AuditRowBuilder();
    const [here, there] = readers.map((reader) => new Claims(ground.client, reader, store));
    const trace = (by: SignedInOperator) =>
      audit.row(by, { action: 'claim', resource: 'deposits', resourceId: 1 });
    const taking = [
      here?.take(ONE, 'deposits', 1, trace(ONE)),
      there?.take(OTHER, 'deposits', 1, trace(OTHER)),
    ];
    expect(await settled(taking as Promise<void>[])).toBe(1);
  });
});
