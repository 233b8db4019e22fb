import { closeAtMarket } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../engine/kernel/state.js';
import { Step } from '../../engine/kernel/step.js';
import { UndoList } from '../../engine/kernel/undo.js';
import { takeQuote } from '../../engine/market/take-ticks.js';
import { SYSTEM } from '../../engine/protocol.js';
import { type CrowdSize, crowdState, FREE, NOON, QUIET_SYMBOL, SYMBOLS } from './crowd.js';
import { PlainArrays } from './plain-arrays.js';
import { type Figure, interleaved, type Ratio, timed } from './ratio.js';
import { SqlBook } from './sql-book.js';

const ROUNDS = 5;
const MILLION: CrowdSize = { accounts: 50_000, positions: 1_000_000 };
const HUNDRED_THOUSAND: CrowdSize = { accounts: 5_000, positions: 100_000 };

/** A state that receives ticks one by one, as in the lane. */
class Market {
  private readonly undo = new UndoList();
  private tickCount = 0;

  constructor(readonly state: State) {}

  /** Sends the next quotes of one symbol, or of all in rotation: a walk that reaches no stop. */
  tick(count: number, only?: number): void {
    for (let at = 0; at < count; at++) {
      const turn = this.tickCount++;
      this.applyQuote(only ?? 1 + (turn % SYMBOLS), 110_000_000 + ((turn * 7919) % 20_001) - 10_000);
      this.undo.clear();
    }
  }

  /** Ids of the orders that a quote closes; the quote is rolled back. */
  tryOut(symbolId: number, bid: number): number[] {
    const { events } = this.applyQuote(symbolId, bid);
    this.undo.rollback();
    return events.flatMap((event) => (event.type === 'order.closed' ? event.order.id : []));
  }

  private applyQuote(symbolId: number, bid: number): Step {
    const step = new Step(this.state, this.undo, NOON, this.tickCount, SYSTEM);
    takeQuote(step, { symbolId, time: NOON, bid, ask: bid + 10_000 });
    return step;
  }
}

/**
 * Asserts that incremental equities equal exact sums over all positions, and that an account below the stop-out level
 * is closed.
 */
function assertMarks(market: Market, accounts: number): void {
  const { state } = market;
  const kept = new Map<number, number>();
  state.margins.eachAccount((customerId, equity) => kept.set(customerId, equity));
  for (let customerId = 1; customerId <= accounts; customerId += Math.ceil(accounts / 97)) {
    let exact = state.freeForContracts(customerId);
    for (const { side, lots, terms, openPrice, symbolId, margin } of state.positionsOf(customerId)) {
      const quote = state.quotes.get(symbolId) as { bid: number; ask: number };
      const position = { side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n };
      const at = { bid: BigInt(quote.bid), ask: BigInt(quote.ask) };
      exact += margin + closeAtMarket(position, at, { top: 1n, bottom: 1n }).profit;
    }
    if (Math.abs((kept.get(customerId) ?? 0) - Number(exact) / 1e8) > 0.01) {
      throw new Error(`account ${customerId}: ${kept.get(customerId)} kept, ${exact} in exact figures`);
    }
  }
  const wallet = state.accounts.get(2) as NonNullable<ReturnType<State['accounts']['get']>>;
  const poor = (balance: bigint): void => {
    state.accounts.set(wallet.id, { ...wallet, balance });
    state.margins.moveBalance(1);
  };
  const [, second] = state.positionsOf(1);
  poor(decimal('-200'));
  if (market.tryOut(second?.symbolId ?? 0, 110_000_000).length === 0)
    throw new Error('nobody was stopped out');
  poor(FREE);
}

/** A tick of a symbol with 10,000 positions, of a million in all, against plain reading and against SQL. */
export async function marksBench(): Promise<Ratio[]> {
  const market = new Market(crowdState(MILLION));
  const plain = new PlainArrays(MILLION);
  const toRead = await interleaved(ROUNDS, async () => {
    const [, ours] = timed(() => market.tick(3_000));
    const [, reading] = timed(() => plain.read(3_000));
    assertMarks(market, MILLION.accounts);
    return reading / ours;
  });
  return [
    {
      name: 'tick: mark, equity and liquidation of 10,000 positions (of 1,000,000) ÷ plain read of the same arrays',
      goal: 0.6,
      ratios: toRead,
      asserted: 'equities equal exact sums, an account in need is stopped out',
    },
    await sqlRatio(),
  ];
}

async function sqlRatio(): Promise<Ratio> {
  const market = new Market(crowdState(HUNDRED_THOUSAND));
  const book = new SqlBook(HUNDRED_THOUSAND);
  const ratios = await interleaved(ROUNDS, async () => {
    const [, ours] = timed(() => market.tick(2_000));
    const [low, sql] = timed(() => book.tick(20));
    if (low.length > 0) throw new Error(`SQL found ${low.length} accounts in need`);
    assertMarks(market, HUNDRED_THOUSAND.accounts);
    return sql / 20 / (ours / 2_000);
  });
  book.discard();
  return {
    name: 'tick with 1,000 positions (of 100,000) ÷ updating and selecting orders in SQL',
    goal: 500,
    ratios,
    asserted: 'equities equal exact sums, an account in need is stopped out',
  };
}

/** Cost of a tick at 10⁴, 10⁵ and 10⁶ positions: it grows with the positions touched, not with those that exist. */
export async function tickCost(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const positions of [10_000, 100_000, 1_000_000]) {
    const market = new Market(crowdState({ accounts: positions / 20, positions }));
    const each = (count: number, only?: number): string => {
      market.tick(count, only);
      const [, took] = timed(() => market.tick(count, only));
      return `${(took / count / 1000).toFixed(1)} µs`;
    };
    const busy = each(2_000);
    const text = `${busy} where the tick touches ${positions / SYMBOLS} of them, ${each(5_000, QUIET_SYMBOL)} where it touches 100`;
    figures.push({ name: `a tick with ${positions.toLocaleString('en-US')} positions open`, text });
  }
  return figures;
}
