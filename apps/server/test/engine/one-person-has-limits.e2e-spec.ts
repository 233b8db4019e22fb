import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, type Outcome, type RowWrite, SYSTEM } from '../../dist/engine/protocol.js';
import type { ApprovedBy } from '../../src/engine/products/reviews/commands.js';
import { withDatabases } from '../harness/with-databases.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData, WEDNESDAY } from './test-engine.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const houseAccount = (isEnabled: boolean): RowWrite => ({
  op: 'upsert',
  table: 'bank_accounts',
  row: {
    ...{ id: 1, currencyId: 1, bankName: 'A bank', bankAddress: '', bankSwift: '', payeeName: 'The house' },
    ...{ payeeAccount: '1', bankRemark: '', sort: 1, isEnabled },
  },
});

withDatabases((database) => {
  let ground: TestEngine;
  /** Wall clock, sent by the gateway with each approval. */
  let at: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    at = WEDNESDAY;
    await set({ review_four_eyes_amount: '1000', review_four_eyes_daily: '5000' });
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  const submit = <C extends Command>(command: C) => ground.engine.submit(command);
  const set = (values: Record<string, string>) => submit({ kind: 'settings.change', actor: SYSTEM, values });
  /** Reason of a refusal; null if accepted. */
  const why = (outcome: Outcome): unknown =>
    isRefusal(outcome) ? (outcome.facts?.why ?? outcome.key) : null;
  const customer = async (): Promise<number> => {
    const made = await submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: person({ isDemo: false, demoId: null }),
    });
    if (isRefusal(made)) throw new Error(made.key);
    return made.customer.id;
  };
  const ask = async (
    customerId: number,
    amount: string,
    target: { bank_name: string } | null = { bank_name: 'Example Bank' },
  ): Promise<number> => {
    const nothing = { coinPrice: null, priceSource: null, coins: null, symbolId: null };
    const sent = { way: 'bank', code: 'USD', target, proof: target && 'p' } as const;
    const deposit = { customerId, amount: decimal(amount), ...sent, ...nothing };
    const made = await submit({
      kind: 'deposit.submit',
      actor: { kind: 'customer', id: customerId },
      deposit,
    });
    if (isRefusal(made)) throw new Error(made.key);
    return made.deposit.id;
  };
  const alone = (id: number): ApprovedBy => ({ people: [id], approvalId: null, at });
  const two = (maker: number, decider: number): ApprovedBy => ({
    people: [maker, decider],
    approvalId: 7,
    at,
  });
  const credit = (depositId: number, approvedBy: ApprovedBy | null, by = approvedBy?.people.at(-1) ?? 1) =>
    submit({
      kind: 'deposit.decide',
      actor: { kind: 'operator', id: by },
      depositId,
      decision: 'approved',
      approvedBy,
      reason: null,
      note: null,
    });
  const paidIn = async (customerId: number, amount: string) =>
    credit(await ask(customerId, amount), two(8, 9));
  const withdraw = async (customerId: number, amount: string, approvedBy: ApprovedBy) => {
    const made = await submit({
      kind: 'withdrawal.submit',
      actor: { kind: 'customer', id: customerId },
      fee: { type: 'fixed', rate: 0n },
      withdrawal: {
        ...{ customerId, way: 'coin', amount: decimal(amount), currencyId: 1, code: 'USDT' },
        ...{ protocol: 'TRC20', coinPrice: null, priceSource: null, methodId: 1, target: {}, remark: '' },
      },
    });
    if (isRefusal(made)) throw new Error(made.key);
    const withdrawalId = made.withdrawal.id;
    const actor = { kind: 'operator', id: approvedBy.people.at(-1) ?? 0 } as const;
    const rest = { withdrawalId, reason: null, note: null } as const;
    const decided = await submit({
      kind: 'withdrawal.decide',
      actor,
      decision: 'approved',
      approvedBy,
      ...rest,
    });
    if (isRefusal(decided)) {
      await submit({ kind: 'withdrawal.decide', actor, decision: 'rejected', approvedBy: null, ...rest });
    }
    return decided;
  };
  const funding = async (customerId: number): Promise<string> =>
    formatDecimal(
      (await ground.account(customerId)).accounts.find(
        ({ kind, part }) => kind === 'change' && part === 'free',
      )?.balance ?? 0n,
    );

  it('one operator credits a deposit up to the limit; above it two different ones are needed', async () => {
    const id = await customer();
    expect(why(await credit(await ask(id, '1000'), alone(1)))).toBeNull();
    const large = await ask(id, '9999999999');
    expect(why(await credit(large, alone(1)))).toBe('amount');
    expect(why(await credit(large, two(1, 1)))).toBe('same');
    expect(why(await credit(large, { people: [1, 2], approvalId: null, at }))).toBe('same');
    expect(why(await credit(large, null))).toBe('nobody');
    // The second name must be the one whose session decides.
    expect(why(await credit(large, two(1, 2), 1))).toBe('nobody');
    expect(why(await credit(large, two(1, 2)))).toBeNull();
    expect(await funding(id)).toBe('10000000999');
  });

  it('twenty concurrent approvals just below the limit together stay within the daily limit', async () => {
    // His own limit is higher, so it changes nothing.
    const own = { id: 1, customRoleId: null, dailyLimit: decimal('1000000000'), networks: [] };
    const write = { op: 'insert', table: 'operator_terms', row: own } as const;
    await submit({ kind: 'rows.record', actor: SYSTEM, rows: [write] });
    const deposits: number[] = [];
    for (let count = 0; count < 20; count++) deposits.push(await ask(await customer(), '999.99'));
    const outcomes = await Promise.all(deposits.map((id) => credit(id, alone(1))));
    expect(outcomes.filter((outcome) => why(outcome) === null)).toHaveLength(5);
    expect(outcomes.filter((outcome) => why(outcome) === 'daily')).toHaveLength(15);
    // Another operator has a separate daily total; amounts that two operators agree to count for neither.
    const rest = deposits.filter((_, index) => why(outcomes[index] as Outcome) !== null);
    expect(why(await credit(rest[0] ?? 0, alone(2)))).toBeNull();
    for (const id of rest.slice(1, 8)) expect(why(await credit(id, two(1, 2)))).toBeNull();
    for (const id of rest.slice(8, 12)) expect(why(await credit(id, alone(2)))).toBeNull();
    expect(why(await credit(rest[12] ?? 0, alone(2)))).toBe('daily');
  });

  it('the daily limit covers all queues, follows the wall clock, and survives a restart', async () => {
    const id = await customer();
    await paidIn(id, '20000');
    for (let count = 0; count < 4; count++) await credit(await ask(id, '1000'), alone(1));
    at += HOUR;
    expect(why(await withdraw(id, '1000', alone(1)))).toBeNull();
    await ground.restart(60_000);
    at += HOUR;
    expect(why(await credit(await ask(id, '1'), alone(1)))).toBe('daily');
    // Setting the clock back does not shorten the day.
    at -= 10 * HOUR;
    expect(why(await credit(await ask(id, '1'), alone(1)))).toBe('daily');
    at = WEDNESDAY + DAY;
    expect(why(await credit(await ask(id, '1'), alone(1)))).toBeNull();
  });

  it('a withdrawal split into five is checked against the limit as one, whoever approves', async () => {
    const id = await customer();
    await paidIn(id, '20000');
    expect(why(await withdraw(id, '600', alone(1)))).toBeNull();
    expect(why(await withdraw(id, '400', alone(2)))).toBeNull();
    for (const operator of [1, 2, 3]) {
      expect(why(await withdraw(id, '200', alone(operator)))).toBe('customer');
    }
    expect(why(await withdraw(id, '200', two(1, 2)))).toBeNull();
    const other = await customer();
    await paidIn(other, '1000');
    expect(why(await withdraw(other, '200', alone(1)))).toBeNull();
    at += DAY;
    expect(why(await withdraw(id, '1000', alone(3)))).toBeNull();
  });

  it('assignments of unlisted bank accounts by one operator add up against the limit of a single amount', async () => {
    const matching = async (amount: string): Promise<number> => {
      const id = await customer();
      return ask(id, amount, null);
    };
    const assign = (
      depositId: number,
      approvedBy: ApprovedBy | null,
      target: Readonly<Record<string, string>> = { bank_name: 'Mine' },
    ) =>
      submit({
        kind: 'deposit.assign',
        actor: { kind: 'operator', id: approvedBy?.people.at(-1) ?? 1 },
        depositId,
        target,
        approvedBy,
      });
    const asked = [await matching('600'), await matching('600'), await matching('600')];
    const done = await Promise.all(asked.map((id) => assign(id, alone(1))));
    expect(done.map(why)).toEqual([null, 'amount', 'amount']);
    expect(why(await assign(asked[1] ?? 0, null))).toBe('nobody');
    await ground.restart(60_000);
    expect(why(await assign(asked[1] ?? 0, alone(1)))).toBe('amount');
    expect(why(await assign(asked[1] ?? 0, two(1, 2)))).toBeNull();
    expect(why(await assign(await matching('400'), alone(1)))).toBeNull();
    // Approvals of money have a separate daily total, and assignments of the broker's own accounts do not count.
    expect(why(await credit(await ask(await customer(), '1000'), alone(1)))).toBeNull();
    await submit({ kind: 'rows.record', actor: SYSTEM, rows: [houseAccount(true)] });
    const house = { bank_name: 'A bank', name: 'The house', account: '1', swift: '', ifsc: '', iban: '' };
    expect(why(await assign(await matching('9999'), null, house))).toBeNull();
    const large = await matching('9999');
    for (const field of Object.keys(house)) {
      expect(why(await assign(large, null, { ...house, [field]: 'X1' })), field).toBe('nobody');
    }
    await submit({ kind: 'rows.record', actor: SYSTEM, rows: [houseAccount(false)] });
    expect(why(await assign(await matching('9999'), null, house))).toBe('nobody');
    at += DAY;
    expect(why(await assign(asked[2] ?? 0, alone(1)))).toBeNull();
  });

  it('an operator blocks at most twenty real customers a day, and cannot pay out alone to one they just unblocked', async () => {
    const people: number[] = [];
    while (people.length < 22) people.push(await customer());
    const block = (customerId: number, operator = 1, reason: string | null = 'a word with the bank') =>
      submit({
        kind: 'customer.change',
        actor: { kind: 'operator', id: operator },
        customerId,
        change: {},
        block: { what: 'withdrawing', reason },
        at,
      });
    const done = (await Promise.all(people.map((id) => block(id)))).map(why);
    expect(done.filter((each) => each === null)).toHaveLength(20);
    expect(done.filter((each) => each === 'customers.block_limit')).toHaveLength(2);
    await ground.restart();
    expect(why(await block(people[21] ?? 0))).toBe('customers.block_limit');
    expect(why(await block(people[0] ?? 0))).toBeNull();
    expect(why(await block(people[21] ?? 0, 2))).toBeNull();
    // An operator who lifts a block cannot pay that customer out alone for a day.
    const [first = 0] = people;
    await paidIn(first, '100');
    expect(why(await block(first, 3, null))).toBeNull();
    expect(why(await withdraw(first, '50', alone(3)))).toBe('unblocked');
    expect(why(await withdraw(first, '50', alone(2)))).toBeNull();
    at += DAY;
    expect(why(await withdraw(first, '50', alone(3)))).toBeNull();
    expect(why(await block(people[20] ?? 0))).toBeNull();
  });

  it('with a single owner, a day’s wait replaces the second person', async () => {
    const large = await ask(await customer(), '5000');
    const waited = (since: number): ApprovedBy => ({
      people: [1],
      approvalId: 7,
      waitedFrom: at - since,
      at,
    });
    expect(why(await credit(large, waited(DAY - 1)))).toBe('amount');
    expect(why(await credit(large, { ...waited(DAY), approvalId: null }))).toBe('amount');
    expect(why(await credit(large, waited(DAY)))).toBeNull();
  });
});
