import { PERIODS } from '@truemark/domain';
import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineClient } from '../../dist/engine/client.js';
import { optionAmounts } from '../../dist/engine/products/options/tables/option.table.js';
import { type Command, type EngineEvent, type Question, SYSTEM } from '../../dist/engine/protocol.js';
import { EngineView } from '../../dist/engine/view/engine-view.js';
import { SEED } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { overAPort } from './over-a-port.js';
import { day } from './random/actions.js';
import { CUSTOMERS, playChecked, stateOf, submitTogether } from './random/play.js';
import { startTestEngine, type TestEngine } from './test-engine.js';

const AMOUNT = { id: 1, symbolId: null, amount: decimal('5') };

/** Every answer of a read view. */
function answersOf(view: EngineView) {
  return {
    settings: [...view.settings()].sort(),
    durations: view.durations(),
    demo: CUSTOMERS.map((id) => view.isDemo(id)),
    paused: view.pausedSymbols,
    symbols: view.symbols().map((symbol) => ({
      symbol,
      quote: view.quote(symbol.id),
      isOpen: view.isOpen(symbol.id),
      isSimulated: view.isSimulated(symbol),
      standing: view.standingOf(symbol.id),
      closes: view.recentCloses(symbol.id, 60),
      day: view.dayQuotation(symbol.id),
      bars: PERIODS.map((period) => view.bars(symbol.id, period, 1_000)),
      rate: view.rateOf({ openRate: { symbolId: symbol.id, seq: null, bid: '1', inverse: true } }),
    })),
  };
}

withDatabases((database) => {
  let ground: TestEngine;
  let port: ReturnType<typeof overAPort>;
  let far: EngineClient;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    port = overAPort(ground.engine);
    far = await EngineClient.open(port.boundary, {
      now: () => ground.now,
      onFault: (error) => {
        throw error;
      },
    });
  });
  afterEach(async () => {
    port.close();
    await ground.discard();
  });

  it('a random day of trades and payments over a process boundary gives the same state, events and answers', async () => {
    const told: { near: EngineEvent[]; far: EngineEvent[] } = { near: [], far: [] };
    const { seq } = await ground.account(1);
    // Earlier events may still be on their way to subscribers.
    for (const [side, client] of [
      ['near', ground.client],
      ['far', far],
    ] as const)
      client.subscribe((event) => event.seq > seq && told[side].push(event));
    const [moments] = fc.sample(day, { seed: SEED, numRuns: 1 });
    const { handed, state } = await playChecked(database, moments ?? []);
    for (const each of handed) await submitTogether(ground, each, port.boundary);
    expect(await stateOf(ground)).toBe(state);

    const submit = (command: Command): Promise<object> => far.submit(command);
    const customer = { actor: SYSTEM, customerId: 1 } as const;
    const rest: Command[] = [
      { kind: 'customer.change', ...customer, change: { nickname: 'Ann' } },
      { kind: 'demo.reset', ...customer },
      { kind: 'option.offer', ...customer, optionId: 1 },
      { kind: 'duration.remove', actor: SYSTEM, durationId: 1 },
      { kind: 'alert.add', ...customer, symbolId: 1, price: decimal('8'), noteId: null },
      { kind: 'alert.move', ...customer, alertId: 1, price: decimal('9.05') },
      { kind: 'alert.add', ...customer, symbolId: 1, price: decimal('20'), noteId: null },
      { kind: 'alert.remove', ...customer, alertId: 2 },
      { kind: 'symbol.resume', actor: SYSTEM, symbolId: 1 },
      { kind: 'symbol.cancel_change', actor: SYSTEM, symbolId: 1 },
      { kind: 'settings.change', actor: SYSTEM, values: { price_jump_most: '10', micro_sell_back: null } },
      {
        kind: 'rows.record',
        actor: SYSTEM,
        rows: [{ op: 'upsert', table: optionAmounts.name, row: AMOUNT }],
      },
    ];
    for (const command of rest) await submit(command);
    await ground.price('9');
    await ground.price('9.1');
    const values = { margin_call_level: '120' };
    const last = await submit({ kind: 'settings.change', actor: SYSTEM, values });
    // Events up to this point; later ones come from timers.
    const upTo = (events: readonly EngineEvent[]): number =>
      events.findIndex(
        (event) => event.type === 'config.changed' && 'version' in last && event.version === last.version,
      );
    for (const side of ['near', 'far'] as const)
      await expect.poll(() => upTo(told[side]), { timeout: 60_000 }).toBeGreaterThan(0);
    expect(told.far.slice(0, upTo(told.far))).toEqual(told.near.slice(0, upTo(told.near)));
    expect(far.view.pausedSymbols).toBe(1);

    // Every kind of question: the compiler requires an entry for a new one.
    const questions: { readonly [K in Question['kind']]: Omit<Extract<Question, { kind: K }>, 'kind'> } = {
      'copies.open': { traderId: 2, followerId: 3 },
      'copies.waiting': {},
      'customer.account': { customerId: 2 },
      'customer.identity': { identity: 'invite:I1' },
      'feeds.health': {},
      'followers.of': { traderId: 2 },
      'follows.of': { customerId: 2 },
      'fund.of': { customerId: 2 },
      'fund.pools': {},
      'lane.waiting': {},
      'seals.standing': {},
      'ledger.figures': {},
      'ledger.outside': {},
      'limits.standing': { customerId: 2 },
      'loan.of': { customerId: 2 },
      'loan_book.balance': {},
      'margin.lowest': { most: 10, isDemo: true },
      'options.running': { after: 0, most: 10 },
      'orders.stops': { orderIds: [1, 2, 3] },
      'positions.held': {},
      'review.limit': {
        sum: { queue: 'deposit', customerId: 3, amount: decimal('10') },
        operatorId: 1,
        at: ground.now,
      },
      'symbol.holders': { symbolId: 1 },
      'traders.figures': { traderIds: [2] },
      'trader.of': { customerId: 2 },
      'traders.all': {},
      'ticks.retention': {},
      'view.snapshot': {},
    };
    for (const [kind, more] of Object.entries(questions)) {
      const question = { kind, ...more } as Question;
      expect(await far.ask(question)).toEqual(await ground.client.ask(question));
    }
    expect(await far.first('rows.record', { key: 'new', owner: 1, hash: '' })).toBeNull();
  });

  it('the read view equals a fresh snapshot after every step, on both sides of the boundary', async () => {
    const [moments] = fc.sample(day, { seed: SEED, numRuns: 1 });
    const { handed } = await playChecked(database, moments ?? []);
    for (const each of handed) {
      await submitTogether(ground, each, port.boundary);
      const snapshot = await far.ask({ kind: 'view.snapshot' });
      const fresh = answersOf(new EngineView(snapshot, () => ground.now));
      expect(answersOf(far.view)).toEqual(fresh);
      expect(answersOf(ground.client.view)).toEqual(fresh);
    }
  });
});
