import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Follow } from '../../dist/engine/products/copy-trading/tables/follow.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { actorOf, type CopyDesk, copyDeskOn } from './copy-desk.js';

withDatabases((database) => {
  let desk: CopyDesk;
  let id: number;

  beforeEach(async () => {
    desk = await copyDeskOn(database, '0.1');
    id = await desk.customer('10000');
    await desk.follow(id);
  });
  afterEach(() => desk?.leader.checkAndDiscard());

  const own = () => ({ actor: actorOf(id), customerId: id });
  const wait = async (isThere: (follow: Follow) => boolean): Promise<Follow> => {
    for (const until = Date.now() + 30_000; ; ) {
      const follow = await desk.standing(id);
      if (follow && isThere(follow)) return follow;
      if (Date.now() > until) throw new Error('it was not settled');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** The leader trades one lot of 10,000: each 0.0001 is worth 1. */
  const realise = async (result: number): Promise<void> => {
    await desk.leader.tick('1.1');
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick(formatDecimal(decimal('1.1') + BigInt(result) * 10_000n));
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
  };
  let month = Date.parse('2026-12-01T00:00:00Z');
  const nextMonth = async (): Promise<string[]> => {
    desk.leader.ground.now = month;
    const follow = await wait(({ settledAt }) => settledAt >= month);
    const date = new Date(month);
    month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
    return figures(follow);
  };
  const figures = ({ sharePaid, mark, owed }: Follow): string[] => [sharePaid, mark, owed].map(formatDecimal);
  const free = async (customerId: number): Promise<string> => {
    const { accounts } = await desk.leader.ground.account(customerId);
    const found = accounts.find(({ kind, part }) => kind === 'forex' && part === 'free');
    return formatDecimal(found?.balance ?? 0n);
  };
  beforeEach(() => {
    month = Date.parse('2026-12-01T00:00:00Z');
  });

  it('with a mark of 100: 120 pays 2.00, 106 and 118 nothing, 125 pays 0.50, from account to account', async () => {
    await realise(100);
    expect(await nextMonth()).toEqual(['10', '100', '0']);
    await realise(20);
    const before = [Number(await free(id)), Number(await free(desk.leaderId))];
    expect(await nextMonth()).toEqual(['12', '120', '0']);
    const after = [Number(await free(id)), Number(await free(desk.leaderId))];
    expect(after.map((sum, at) => Number((sum - (before[at] ?? 0)).toFixed(6)))).toEqual([-2, 2]);
    await realise(-14);
    expect(await nextMonth()).toEqual(['12', '120', '0']);
    await realise(12);
    expect(await nextMonth()).toEqual(['12', '120', '0']);
    await realise(7);
    expect(await nextMonth()).toEqual(['12.5', '125', '0']);
  });

  it('the mark survives leaving and returning; a lowered share applies to all followers, a raised one does not', async () => {
    await realise(100);
    await desk.leave(id, true);
    const again = await desk.follow(id);
    expect(figures(again)).toEqual(['10', '100', '0']);
    await realise(-50);
    await desk.leave(id, false);
    expect(figures(await desk.follow(id))).toEqual(['10', '100', '0']);
    await realise(50);
    expect(await nextMonth()).toEqual(['10', '100', '0']);
    const leader = { actor: actorOf(desk.leaderId), customerId: desk.leaderId };
    const change = { kind: 'trader.change', ...leader } as const;
    await desk.engine.submit({ ...change, share: decimal('0.2') });
    expect((await desk.standing(id))?.share).toBe(decimal('0.1'));
    await desk.engine.submit({ ...change, share: decimal('0.05') });
    expect((await desk.standing(id))?.share).toBe(decimal('0.05'));
    expect(await desk.engine.submit({ ...change, share: decimal('0.31') })).toMatchObject({
      key: 'follow.share_most',
    });
    await realise(40);
    expect(await nextMonth()).toEqual(['12', '140', '0']);
  });

  it('what the account cannot pay is owed and paid from its next money; the mark rises by what was paid', async () => {
    await realise(100);
    const transfer = { kind: 'wallet.transfer', ...own(), from: 'forex', to: 'change' } as const;
    await desk.engine.submit({ ...transfer, amount: decimal('10097') });
    expect(await nextMonth()).toEqual(['3', '30', '7']);
    // The next month charges nothing twice.
    expect(await nextMonth()).toEqual(['3', '30', '7']);
    await desk.engine.submit({ ...transfer, from: 'change', to: 'forex', amount: decimal('2') });
    expect(figures(await wait(({ sharePaid }) => sharePaid > decimal('3')))).toEqual(['5', '50', '5']);
    await desk.pay(id, '1000');
    expect(figures(await wait(({ owed }) => owed === 0n))).toEqual(['10', '100', '0']);
  });

  const owing = async (): Promise<void> => {
    await realise(100);
    const all = { amount: decimal('10100'), from: 'forex', to: 'change' } as const;
    await desk.engine.submit({ kind: 'wallet.transfer', ...own(), ...all });
    expect(await nextMonth()).toEqual(['0', '0', '10']);
  };
  const changeShare = async (share: string): Promise<void> => {
    const leader = { actor: actorOf(desk.leaderId), customerId: desk.leaderId };
    await desk.engine.submit({ kind: 'trader.change', ...leader, share: decimal(share) });
  };

  it('a share given up while it is owed: the debt is paid, and nobody is kept from leaving', async () => {
    await owing();
    await changeShare('0');
    expect((await desk.standing(id))?.share).toBe(0n);
    expect(await nextMonth()).toEqual(['0', '0', '10']);
    expect('follow' in (await desk.leave(id, true))).toBe(true);
    await desk.follow(id);
    await desk.pay(id, '1000');
    expect(figures(await wait(({ owed }) => owed === 0n))).toEqual(['10', '100', '0']);
  });

  it('a share raised while the former one is owed charges nothing of the same profit to whoever returns', async () => {
    await owing();
    await desk.leave(id, true);
    await changeShare('0.3');
    const again = await desk.follow(id);
    expect(again.share).toBe(decimal('0.3'));
    expect(await nextMonth()).toEqual(['0', '0', '10']);
    await desk.pay(id, '1000');
    expect(figures(await wait(({ owed }) => owed === 0n))).toEqual(['10', '100', '0']);
    await realise(50);
    expect(await nextMonth()).toEqual(['25', '150', '0']);
  });

  it('a share lowered while the former one is owed leaves the trader his share of later profit', async () => {
    await owing();
    await changeShare('0.05');
    expect(await nextMonth()).toEqual(['0', '0', '10']);
    await desk.pay(id, '1000');
    expect(figures(await wait(({ owed }) => owed === 0n))).toEqual(['10', '100', '0']);
    await realise(100);
    expect(await nextMonth()).toEqual(['15', '200', '0']);
  });

  it('a floating loss reduces the profit share of closed winners', async () => {
    await desk.leader.tick('1.1');
    const loser = await desk.leader.open('sell', '1');
    const winner = await desk.leader.open('buy', '1.2');
    await desk.copied();
    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, winner.id);
    await desk.copied();
    // Realised 240, floating −200.
    expect(await nextMonth()).toEqual(['4', '40', '0']);
    await desk.leader.tick('1.13');
    await desk.close(desk.leaderId, loser.id);
    await desk.copied();
    expect(await nextMonth()).toEqual(['4', '40', '0']);
    expect(formatDecimal((await desk.standing(id))?.realised ?? 0n)).toBe('-60');
  });

  it('a share whose payment would stop out open positions stays owed until they are closed', async () => {
    await realise(300);
    await desk.leader.tick('1.1');
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const transfer = { kind: 'wallet.transfer', ...own(), from: 'forex', to: 'change' } as const;
    await desk.engine.submit({ ...transfer, amount: decimal('10030') });
    await desk.leader.tick('1.085');
    // A profit of 150. Equity is 120, and 110 is the stop-out level.
    expect(await nextMonth()).toEqual(['0', '0', '15']);
    await desk.leader.tick('1.1');
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    expect(figures(await wait(({ owed }) => owed === 0n))).toEqual(['15', '150', '0']);
  });

  it('leaving with the copies kept counts them as closed at that tick', async () => {
    await desk.leader.tick('1.1');
    await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.1033');
    const left = await desk.leave(id, false);
    expect('follow' in left && figures(left.follow)).toEqual(['3.3', '33', '0']);
    expect(await desk.open(id)).toHaveLength(1);
  });
});
