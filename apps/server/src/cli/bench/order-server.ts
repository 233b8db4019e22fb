import { type Started, start, untilReady } from './contender.js';
import type { Load } from './http-load.js';

const SYMBOL = 'TMX100';

interface Listed {
  readonly Id: number;
  readonly Code: string;
  readonly ForexMinCont: number;
  readonly HasForexMultiple: readonly { readonly Value: number }[];
}

type Answer<T> = { code: number; msg: string; data: T };

/** The whole server as in production, and customers who can place orders. */
export interface OrderServer {
  readonly started: Started;
  readonly path: string;
  readonly callers: Load['callers'];
  /** `data` of a call that must succeed: a GET, or a POST of `body`. */
  ask<T>(path: string, body?: object): Promise<T>;
}

/** Starts Truemark with its price feed, used through its public API; `environment`: additional variables. */
export async function startOrderServer(
  customers: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<OrderServer> {
  const started = await start('../../main.js', '', [], {
    PORT: '0',
    SEED: 'none',
    RATE_LIMITS: 'off',
    PRICE_FEED: 'simulator',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const base = `http://127.0.0.1:${started.port}`;
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = (await (await fetch(base + path, init)).json()) as Answer<T>;
    if (answer.code !== 1) throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  };
  await untilReady(base);
  const list = await ask<Listed[]>('/v2/api/forex/trade_list');
  const symbol = list.find(({ Code }) => Code === SYMBOL);
  if (!symbol) throw new Error(`${SYMBOL} is not offered`);
  const body = JSON.stringify({
    forex_id: symbol.Id,
    type: 1,
    cont: symbol.ForexMinCont,
    status: 1,
    multiple: symbol.HasForexMultiple.at(-1)?.Value,
  });
  const callers = [];
  for (let caller = 0; caller < customers; caller++) {
    const { token } = await ask<{ token: string }>('/api/user/createAccountDemoForU', {
      demo_id: `bench-caller-number-${caller}`,
    });
    callers.push({ headers: { authorization: token }, body });
  }
  return { started, path: '/v2/api/forex/submit', callers, ask };
}
