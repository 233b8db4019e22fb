import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, type Outcome, SYSTEM } from '../../dist/engine/protocol.js';
import type { Loan } from '../../src/engine/products/loans/tables/loan.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { FOUR_EYES } from './four-eyes.js';
import { FUND } from './fund-house.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

const DAY = 86_400_000;
/** 1,000 at 0.001 for 30 days, 7 of them interest-free, penalty 0.002. */
const PRODUCT = {
  ...{ id: 1, name: 'A month', sort: 1, isEnabled: true, loanPeriod: 30, freePeriod: 7 },
  ...{ least: decimal('100'), most: decimal('5000') },
  ...{ interestRate: decimal('0.001'), penaltyRate: decimal('0.002') },
};
const TO = { addressId: 1, code: 'USDT', protocol: 'TRC20', address: 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb' };

withDatabases((database) => {
  let ground: TestEngine;
  let borrower: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    await record('loan_products', PRODUCT);
    borrower = await newBorrower();
    await fund('2500');
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(ground.target);
    } finally {
      await ground.discard();
    }
  });

  const submit = <C extends Command>(command: C) => ground.engine.submit(command);
  const key = (outcome: Outcome): string | null => (isRefusal(outcome) ? outcome.key : null);
  const record = (table: string, row: object, op: 'insert' | 'upsert' = 'insert') =>
    submit({ kind: 'rows.record', actor: SYSTEM, rows: [{ op, table, row }] } as Command);
  const form = (customerId: number, applicationId = customerId) =>
    submit({ kind: 'loan.form', actor: by(customerId), customerId, applicationId });
  const decideForm = (customerId: number, decision: 'approved' | 'rejected', applicationId = customerId) =>
    submit({ kind: 'loan.decide_form', actor: FOUR_EYES.actor, customerId, applicationId, decision });
  const newBorrower = async (approved = true): Promise<number> => {
    const customer = person({ isDemo: false, demoId: null });
    const made = await submit({ kind: 'customer.create', actor: SYSTEM, customer });
    if (isRefusal(made)) throw new Error(made.key);
    if (approved) {
      await form(made.customer.id);
      await decideForm(made.customer.id, 'approved');
    }
    return made.customer.id;
  };
  const fund = (amount: string, more: object = {}) =>
    submit({
      ...{ kind: 'loan_book.fund', amount: decimal(amount), memo: 'To lend' },
      ...{ ...FOUR_EYES, ...more },
    } as Command);
  const book = async () => formatDecimal(await ground.client.ask({ kind: 'loan_book.balance' }));
  const balance = async (kind: 'change' | 'forex' = 'change', of = borrower): Promise<string> => {
    const { accounts } = await ground.account(of);
    return formatDecimal(accounts.find((a) => a.kind === kind && a.part === 'free')?.balance ?? 0n);
  };
  const by = (id: number) => ({ kind: 'customer', id }) as const;
  const sign = (amount = '1000', more: Partial<Loan> = {}) => {
    const { interestRate, freePeriod, loanPeriod, penaltyRate } = PRODUCT;
    const customerId = more.customerId ?? borrower;
    return submit({
      ...{ kind: 'loan.submit', actor: by(customerId) },
      loan: {
        ...{ customerId, productId: 1, amount: decimal(amount), agreementId: 1, agreement: 'ab12' },
        ...{ interestRate, freePeriod, loanPeriod, penaltyRate },
        ...more,
      },
    });
  };
  const decide = (loanId: number, decision: 'approved' | 'rejected' = 'approved', more: object = {}) =>
    submit({
      ...{ kind: 'loan.decide', loanId, decision, reason: null, note: null },
      ...(decision === 'approved' ? FOUR_EYES : { actor: FOUR_EYES.actor, approvedBy: null }),
      ...more,
    } as Command);
  const prove = (loanId: number) =>
    submit({ kind: 'loan.prove', actor: by(borrower), customerId: borrower, loanId, proof: 'p', to: TO });
  const check = (loanId: number, decision: 'approved' | 'rejected', more: object = {}) =>
    submit({
      ...{ kind: 'loan.decide_repayment', loanId, decision, reason: 'Not there', note: null },
      ...(decision === 'approved' ? FOUR_EYES : { actor: FOUR_EYES.actor, approvedBy: null }),
      ...more,
    } as Command);
  const repay = (loanId: number, customerId = borrower, total?: bigint) =>
    submit({ kind: 'loan.repay', actor: by(customerId), customerId, loanId, ...(total && { total }) });
  const borrowed = async (amount = '1000'): Promise<Loan> => {
    const signed = await sign(amount);
    if (isRefusal(signed)) throw new Error(signed.key);
    return loanIn(await decide(signed.loan.id));
  };
  const loanIn = (outcome: Outcome): Loan => {
    if (isRefusal(outcome)) throw new Error(outcome.key);
    if (!('loan' in outcome)) throw new Error('no loan');
    return outcome.loan as Loan;
  };
  const cost = ({ interest, penalty }: Loan) => [interest, penalty].map((sum) => formatDecimal(sum ?? -1n));
  const days = (count: number): void => {
    ground.now += count * DAY;
  };
  const give = (amount: string) =>
    submit({
      ...{ kind: 'wallet.adjust', actor: { kind: 'operator', id: 2 }, customerId: borrower },
      ...{ account: 'change', amount: decimal(amount), memo: 'A correction', refId: 1 },
    } as Command);

  it('a loan is paid out of the loan book and repaid from the balance on the signed terms', async () => {
    const { id, dueAt, status } = await borrowed();
    expect([status, await balance(), await book()]).toEqual(['active', '1000', '1500']);
    expect(new Date(dueAt ?? 0).toISOString()).toBe('2026-12-19T00:00:00.000Z');
    days(35);
    expect(key(await repay(id))).toBe('loan.insufficient_balance');
    await give('33');
    expect(key(await repay(id, borrower, decimal('1032')))).toBe('loan.total_changed');
    const repaid = loanIn(await repay(id, borrower, decimal('1033')));
    expect([repaid.status, repaid.repaidBy, ...cost(repaid)]).toEqual(['repaid', 'balance', '23', '10']);
    expect([await balance(), await book()]).toEqual(['0', '2500']);
    expect(key(await repay(id))).toBe('loan.not_open');
    expect(loanIn(await sign()).id).toBe(2);
  });

  it('lends within the bounds, on the product’s terms, one loan at a time; not what was cancelled, nor after a self-exclusion', async () => {
    for (const amount of ['99.99', '5000.01', '100.001', '0']) {
      expect(key(await sign(amount))).toBe('loan.amount_bounds');
    }
    expect(key(await sign('1000', { interestRate: decimal('0.0009') }))).toBe('loan.agreement_changed');
    expect(key(await sign('1000', { productId: 2 }))).toBe('loan.unknown_product');
    const first = loanIn(await sign());
    expect(key(await sign())).toBe('loan.one_at_a_time');
    const cancel = (customerId = borrower) =>
      submit({ kind: 'loan.cancel', actor: by(customerId), customerId, loanId: first.id });
    expect(key(await cancel(999))).toBe('loan.not_found');
    expect(loanIn(await cancel()).status).toBe('cancelled');
    expect(key(await cancel())).toBe('loan.not_open');
    expect(key(await decide(first.id))).toBe('loan.not_open');
    const second = loanIn(await sign());
    expect(loanIn(await decide(second.id, 'rejected', { reason: 'No' })).status).toBe('rejected');
    const third = loanIn(await sign());
    const own = { actor: by(borrower), customerId: borrower };
    expect(key(await submit({ kind: 'limits.set', ...own, limits: {}, excludeDays: 1 }))).toBeNull();
    expect(key(await decide(third.id))).toBe('limits.self_excluded');
  });

  it('requires an approved application form, one at a time, each decided once', async () => {
    const other = await newBorrower(false);
    expect(key(await sign('1000', { customerId: other }))).toBe('loan.form_required');
    const sent = await Promise.all([form(other, 1), form(other, 2)]);
    expect(sent.map(key)).toEqual([null, 'loan.form_waiting']);
    expect(key(await sign('1000', { customerId: other }))).toBe('loan.form_required');
    expect(key(await decideForm(other, 'rejected', 2))).toBe('loan.form_decided');
    expect(key(await decideForm(other, 'rejected', 1))).toBeNull();
    expect(key(await decideForm(other, 'approved', 1))).toBe('loan.form_decided');
    expect(key(await form(other, 3))).toBeNull();
    expect(key(await decideForm(other, 'approved', 3))).toBeNull();
    expect(key(await form(other, 4))).toBe('loan.form_approved');
    await ground.restart();
    expect(loanIn(await sign('1000', { customerId: other })).status).toBe('review');
  });

  it('fifty concurrent requests make one loan, and two approvals pay it out once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => sign('100')));
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    const decisions = await Promise.all([decide(1), decide(1)]);
    expect(decisions.map(key)).toEqual([null, 'loan.not_open']);
    expect(await balance()).toBe('100');
  });

  it('one person cannot approve a loan above the limit or its repayment, or fund the book, and no more is lent than the book holds', async () => {
    await submit({ kind: 'settings.change', actor: SYSTEM, values: { review_four_eyes_amount: '5000' } });
    const { id } = loanIn(await sign('1000.01'));
    const alone = { approvedBy: { people: [2], approvalId: null, at: ground.now } };
    expect(key(await decide(id, 'approved', alone))).toBe('review.second_person');
    expect(key(await fund('-1499.99'))).toBeNull();
    expect(key(await decide(id))).toBeNull();
    expect(key(await prove(id))).toBeNull();
    expect(key(await check(id, 'approved', alone))).toBe('review.second_person');
    expect(key(await fund('-0.01'))).toBe('loan.book_short');
    for (const people of [[2], [2, 2], [1, 3]]) {
      const approvedBy = { people, approvalId: 1, at: ground.now };
      expect(key(await fund('1', { approvedBy }))).toBe('review.second_person');
    }
    const unasked = { people: [1, 2], approvalId: null, at: 0 };
    expect(key(await fund('1', { approvedBy: unasked }))).toBe('review.second_person');
    expect(await book()).toBe('0');
    const waited = (ms: number) => ({
      approvedBy: { people: [2], approvalId: 2, waitedFrom: ground.now - ms, at: ground.now },
    });
    expect(key(await fund('1', waited(DAY - 1)))).toBe('review.second_person');
    expect(key(await fund('1', waited(DAY)))).toBeNull();
    expect(key(await fund('-1'))).toBeNull();
    const other = await newBorrower();
    const next = loanIn(await sign('100', { customerId: other }));
    expect(key(await decide(next.id, 'approved', alone))).toBe('loan.book_short');
  });

  it('the first proof pauses the penalty; the amount due is fixed at the time of the proof', async () => {
    const { id } = await borrowed();
    days(33);
    expect(cost(loanIn(await prove(id)))).toEqual(['23', '6']);
    expect(key(await prove(id))).toBe('loan.not_open');
    expect(key(await repay(id))).toBe('loan.not_open');
    days(4);
    expect(loanIn(await check(id, 'rejected')).status).toBe('active');
    days(1);
    expect(cost(loanIn(await prove(id)))).toEqual(['23', '8']);
    days(3);
    await check(id, 'rejected');
    expect(cost(loanIn(await prove(id)))).toEqual(['23', '14']);
    days(20);
    const repaid = loanIn(await check(id, 'approved'));
    expect([repaid.status, ...cost(repaid)]).toEqual(['repaid', '23', '14']);
    expect([await balance(), await book()]).toEqual(['1000', '2500']);
  });

  it('a loan is settled once: from the balance or by an approved proof', async () => {
    const { id } = await borrowed();
    await give('100');
    const [proof, repaid] = await Promise.all([prove(id), repay(id)]);
    expect([key(proof), key(repaid)]).toEqual([null, 'loan.not_open']);
    await Promise.all([check(id, 'approved'), repay(id), check(id, 'approved')]);
    expect([await balance(), await book()]).toEqual(['1100', '2500']);
  });

  it('money of an unpaid loan can be traded, but not moved back, put into a fund or withdrawn', async () => {
    const { id } = await borrowed();
    const ten = { actor: by(borrower), customerId: borrower, amount: decimal('10') } as const;
    const move = (from: 'change' | 'forex', to: 'change' | 'forex') =>
      submit({ kind: 'wallet.transfer', ...ten, from, to });
    expect(key(await move('change', 'forex'))).toBeNull();
    expect(key(await move('forex', 'change'))).toBe('account.loan_unpaid');
    await record('funds', FUND);
    expect(key(await submit({ kind: 'fund.subscribe', ...ten, fundId: 1 }))).toBe('account.loan_unpaid');
    const draw = () =>
      submit({
        ...{ kind: 'withdrawal.submit', actor: by(borrower) },
        fee: { type: 'fixed', rate: 0n },
        withdrawal: {
          ...{ customerId: borrower, way: 'coin', amount: decimal('10'), currencyId: 1, code: 'USDT' },
          ...{ protocol: 'TRC20', coinPrice: decimal('1'), priceSource: { kind: 'set', at: 0 } },
          ...{ methodId: 1, target: { dc_address: TO.address }, remark: '' },
        },
      });
    expect(key(await draw())).toBe('withdraw.loan_unpaid');
    await submit({ kind: 'settings.change', actor: SYSTEM, values: { loan_blocks_transfers: '0' } });
    expect(key(await move('forex', 'change'))).toBeNull();
    expect(loanIn(await repay(id)).status).toBe('repaid');
    await give('100');
    expect(key(await draw())).toBeNull();
    expect(key(await sign())).toBe('withdraw.pending_blocks');
  });

  it('a write-off needs two people, is the firm’s loss, and rules out further loans to the borrower', async () => {
    const { id } = await borrowed();
    const giveUp = (approvedBy: object) =>
      submit({
        ...{ kind: 'loan.write_off', actor: FOUR_EYES.actor, loanId: id, reason: 'He died', approvedBy },
      } as Command);
    expect(key(await giveUp({ people: [2], approvalId: null, at: ground.now }))).toBe('review.second_person');
    expect(loanIn(await giveUp(FOUR_EYES.approvedBy)).status).toBe('written_off');
    expect([await balance(), await book()]).toEqual(['1000', '2500']);
    expect(key(await sign())).toBe('loan.written_off');
    await ground.restart();
    expect(key(await sign())).toBe('loan.written_off');
  });

  it('reminds of the due day; after a standstill only of the newest reminder due', async () => {
    const told: number[] = [];
    ground.client.subscribe((event) => {
      if (event.type === 'loan.reminded') told.push(event.daysLeft);
    });
    const reminded = async (day: string) => {
      const at = Date.parse(`${day}T00:00:00Z`);
      for (const end = Date.now() + 60_000; ; ) {
        const { loan } = await ground.client.ask({ kind: 'loan.of', customerId: borrower });
        if (loan?.remindedAt === at) return;
        if (Date.now() > end) throw new Error(`reminded at ${loan?.remindedAt}, not at ${at}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await borrowed();
    days(27);
    await reminded('2026-12-15');
    // Events are published one event-loop turn after the answer.
    await expect.poll(() => told, { timeout: 60_000 }).toEqual([3]);
    await ground.restart(6 * DAY);
    await reminded('2026-12-21');
    days(30);
    await reminded('2026-12-25');
    const rows = await ground.client.ask({ kind: 'loan.of', customerId: borrower });
    expect(rows.loan?.status).toBe('active');
  });
});
