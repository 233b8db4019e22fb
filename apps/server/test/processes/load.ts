import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { expect } from 'vitest';
import { type Answer, client, refusalKeyOf } from '../harness/client.js';
import { type DemoCustomer, demoCustomer } from '../harness/demo-customer.js';
import type { Process } from '../harness/processes.js';

const SUBMIT = '/v2/api/forex/submit';
/** Concurrent requests of one customer. */
const AT_ONCE = 2;
/** Delay between two orders of one customer, ms. */
const BETWEEN = 100;
/** Delay before a retry, ms. */
const AGAIN = 100;
/** Request timeout, ms. */
const REQUEST_TIMEOUT_MS = 20_000;
/** Maximum time for one order, ms, including all refusals and lost connections. */
const ORDER_TIMEOUT_MS = 60_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Orders of one customer, each retried under its own key until it is acknowledged. */
class Line {
  /** Key to the acknowledged order and the time of its acknowledgement, by `performance.now`. */
  readonly acknowledged = new Map<string, { readonly id: number; readonly at: number }>();
  /** Orders not acknowledged at the first attempt, with the reason. */
  readonly failures: string[] = [];
  private count = 0;

  constructor(
    readonly customer: DemoCustomer,
    private readonly terms: Readonly<Record<string, unknown>>,
    private readonly gateways: () => readonly Process[],
  ) {}

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const number = this.count++;
      await this.submitUntilAcknowledged(`order-${number}`, number);
      await wait(BETWEEN);
    }
  }

  /** Retries under the same key, each time at the next gateway, until the order is acknowledged. */
  private async submitUntilAcknowledged(key: string, number: number): Promise<void> {
    const giveUp = performance.now() + ORDER_TIMEOUT_MS;
    for (let attempt = number; ; attempt++) {
      const answer = await this.ask(key, attempt);
      if (answer?.code === 1) {
        this.acknowledged.set(key, { id: answer.data.Id, at: performance.now() });
        return;
      }
      // The engine or the gateway is unavailable; no other reason is allowed.
      if (answer && answer.status !== 503)
        throw new Error(`${key} was refused: ${JSON.stringify(answer.data)}`);
      this.failures.push(`${key}: ${answer ? refusalKeyOf(answer.data) : 'no connection'}`);
      if (performance.now() > giveUp) throw new Error(`${key} was not acknowledged within a minute`);
      await wait(AGAIN);
    }
  }

  /** Sends the request; null if the connection was refused or lost. */
  ask(key: string, attempt: number): Promise<Answer<ForexOrder> | null> {
    const all = this.gateways();
    const { url } = all[attempt % all.length] as Process;
    const asked = client(url, this.customer.token).post<ForexOrder>(SUBMIT, this.terms, {
      idempotencyKey: key,
    });
    return Promise.race([
      asked.catch((error: Error) => {
        if (error.message === 'fetch failed' || error.message === 'terminated') return null;
        throw error;
      }),
      wait(REQUEST_TIMEOUT_MS).then(() => {
        throw new Error(`${key} had neither an answer nor an end`);
      }),
    ]);
  }
}

/** Customers who send orders to all gateways in turn, whatever faults occur. */
export interface Load {
  readonly lines: readonly Line[];
  /** Requests that were refused or lost, and retried. */
  readonly failures: readonly string[];
  /** Resolves once each customer has an order acknowledged after now. */
  goesOn(): Promise<void>;
  /** Sends no new orders, but retries those in flight. */
  stop(): Promise<void>;
  /** Checks that each gateway shows every acknowledged order exactly once, and no other. */
  settle(when: string): Promise<void>;
}

export async function startLoad(customers: number, gateways: () => readonly Process[]): Promise<Load> {
  const [first] = gateways() as [Process];
  const symbols = await client(first.url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const symbol = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
  const terms = {
    ...{ forex_id: symbol.Id, type: 1, status: 1, cont: symbol.ForexMinCont },
    multiple: symbol.HasForexMultiple.at(-1)?.Value,
  };
  const lines: Line[] = [];
  for (let count = 0; count < customers; count++)
    lines.push(new Line(await demoCustomer(first), terms, gateways));
  let isOver = false;
  let failure: Error | null = null;
  const running = lines.flatMap((line) =>
    Array.from({ length: AT_ONCE }, () =>
      line
        .run(() => isOver)
        .catch((error: Error) => {
          failure ??= error;
        }),
    ),
  );
  const check = (): void => {
    if (failure) throw failure;
  };
  return {
    lines,
    get failures() {
      return lines.flatMap(({ failures }) => failures);
    },
    async goesOn() {
      const since = performance.now();
      while (lines.some(({ acknowledged }) => ![...acknowledged.values()].some(({ at }) => at > since))) {
        check();
        await wait(20);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      check();
    },
    async settle(when) {
      for (const line of lines) {
        const ids = [...line.acknowledged.values()].map(({ id }) => id).sort((a, b) => a - b);
        expect(new Set(ids).size, `one order under two keys ${when}`).toBe(ids.length);
        for (const { url } of gateways())
          expect(await openOrders(url, line.customer.token), when).toEqual(ids);
        for (const [key, { id }] of [...line.acknowledged].slice(-3)) {
          const again = await line.ask(key, 0);
          expect([refusalKeyOf(again?.data), again?.data.Id], `${key} ${when}`).toEqual([null, id]);
        }
      }
    },
  };
}

async function openOrders(url: string, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const list = await client(url, token).read<{ data: ForexOrder[]; last_page: number }>(
      '/v2/api/forex/my_deal',
      { status: 1, page, limit: 50 },
    );
    last = list.last_page;
    ids.push(...list.data.map(({ Id }) => Id));
  }
  return ids.sort((a, b) => a - b);
}
