import type { RawQuote } from '@truemark/domain';
import { decimal, ONE } from '@truemark/money';
import type { SymbolRow } from '../../../dist/engine/market/tables/market.table.js';
import type { Order } from '../../../dist/engine/products/contracts/tables/order.table.js';
import type { LimitValues } from '../../../dist/engine/products/limits/tables/limits.table.js';
import type { Option } from '../../../dist/engine/products/options/tables/option.table.js';
import { type Command, SYSTEM } from '../../../dist/engine/protocol.js';
import { EURUSD } from '../test-engine.js';
import type { Action, Moment } from './actions.js';
import { type CashScene, cashCommand } from './concrete-cash.js';

/** One input of the lane. */
export type Input = { readonly quote: RawQuote } | { readonly command: Command };

/** Inputs submitted at the same instant. */
export interface Handed {
  readonly now: number;
  readonly inputs: readonly Input[];
}

/** State needed to make an action concrete. */
export interface Scene extends CashScene {
  /** Bids in points, updated by the ticks of the moment. */
  readonly bids: number[];
  readonly orders: readonly Order[];
  /** Running options. */
  readonly options: readonly Option[];
}

const multiples = [
  { value: '50', isDefault: true },
  { value: '400', isDefault: false },
];
const base = { ...EURUSD, multiples, minLots: decimal('0.01'), spread: 0n };

/** The first two need conversion: euro directly, yen by the inverse. */
export const SYMBOLS: readonly SymbolRow[] = [
  { ...base, id: 1, code: 'EURUSD', units: decimal('20000') },
  { ...base, id: 2, code: 'USDJPY', baseCurrency: 'USD', quoteCurrency: 'JPY', units: decimal('20000') },
  { ...base, id: 3, code: 'XAUEUR', baseCurrency: 'XAU', quoteCurrency: 'EUR', units: decimal('20') },
];
/** Durations of the options offered, seconds. */
export const DURATIONS = [5, 60, 120];
/** One point of each symbol's price, 10⁻⁸, and starting prices in points. */
const POINTS = [10_000n, 1_000_000n, 10_000_000n];
export const OPENING = [10_876, 15_123, 12_105];

const points = (symbol: number, count: number): bigint => BigInt(count) * (POINTS[symbol] ?? 1n);

/** Changes applied to a symbol and reverted. */
const CHANGES: readonly ((symbol: SymbolRow) => SymbolRow)[] = [
  (symbol) => symbol,
  (symbol) => symbol,
  // The back office keeps a symbol enabled while others convert through it.
  (symbol) => ({ ...symbol, isEnabled: symbol.id < 3 }),
  (symbol) => ({ ...symbol, schedule: { ...symbol.schedule, sessions: [] } }),
  (symbol) => ({ ...symbol, marginMode: 1, feeRate: decimal('0.25') }),
  (symbol) => ({ ...symbol, feeRate: 0n }),
];

const SETTINGS: readonly (readonly [string, readonly string[]])[] = [
  ['stop_out_level', ['50', '90', '20.5']],
  ['margin_call_level', ['100', '150', '60']],
  ['trade_fee_type', ['1', '2', '1']],
  ['withdraw_blocks_trading', ['1', '0', '1']],
];

/** Limits that customers set for themselves, so that some of their orders are refused. */
const LIMITS: readonly (readonly Partial<LimitValues>[])[] = [
  [{ dailyLoss: '0' }, { dailyLoss: '90' }, { dailyLoss: '30' }],
  [{ stake: '0' }, { stake: '150' }, { stake: '40' }],
  [{ sessionMinutes: 0 }, { sessionMinutes: 2 }, { sessionMinutes: 1 }],
];

/** Inputs of a moment, including the expiries due by then. */
export function concrete({ actions }: Moment, scene: Scene): Handed {
  const due = scene.orders.filter(
    ({ status, expireAt }) => status === 'pending' && expireAt !== null && expireAt <= scene.now,
  );
  const expiries = due.map(
    ({ id }): Input => ({ command: { kind: 'order.expire', actor: SYSTEM, orderId: id } }),
  );
  // The timer settles what no tick of this moment does.
  const settle: Input = { command: { kind: 'option.settle', actor: SYSTEM, upTo: scene.now } };
  const inputs = [...expiries, ...actions.flatMap((action) => inputOf(action, scene)), settle];
  return { now: scene.now, inputs };
}

/** Inputs for an action; none if there is nothing it applies to. */
export function inputOf(action: Action, scene: Scene): Input[] {
  switch (action.kind) {
    case 'tick':
      return [{ quote: quoteOf(action, scene) }];
    case 'open':
    case 'place':
      return [{ command: exposureOf(action, scene) }];
    default: {
      const command = commandOf(action, scene);
      return command ? [{ command }] : [];
    }
  }
}

function quoteOf({ symbol, move, spread }: Action & { kind: 'tick' }, { bids, now }: Scene): RawQuote {
  const bid = Math.max(100, (bids[symbol] ?? 0) + move);
  bids[symbol] = bid;
  const price = (count: number): number => Number(points(symbol, count));
  return { symbolId: symbol + 1, time: now, bid: price(bid), ask: price(bid + spread) };
}

function exposureOf(action: Action & { kind: 'open' | 'place' }, scene: Scene): Command {
  const { symbol, isBuy, lots, stopLoss, takeProfit, trailing, expireIn } = action;
  const customerId = scene.customers[action.customer] as number;
  const market = scene.bids[symbol] ?? 0;
  const from = action.kind === 'open' ? market : Math.max(50, market + action.away);
  const stops = stopsAt(symbol, isBuy, from, stopLoss, takeProfit);
  const exposure = {
    actor: { kind: 'customer', id: customerId } as const,
    customerId,
    symbolId: symbol + 1,
    side: isBuy ? ('buy' as const) : ('sell' as const),
    lots: (BigInt(lots) * ONE) / 100n,
    multiple: decimal(lots % 4 === 0 ? '50' : '400'),
    trailingDistance: points(symbol, trailing),
    ...stops,
  };
  if (action.kind === 'open') return { kind: 'order.open', ...exposure };
  const expireAt = expireIn === 0 ? null : scene.now + expireIn;
  return { kind: 'order.place', ...exposure, targetPrice: points(symbol, from), expireAt };
}

function stopsAt(symbol: number, isBuy: boolean, from: number, stopLoss: number, takeProfit: number) {
  const at = (away: number): bigint => (away === 0 ? 0n : points(symbol, Math.max(1, from + away)));
  return { stopLoss: at(isBuy ? -stopLoss : stopLoss), takeProfit: at(isBuy ? takeProfit : -takeProfit) };
}

type Rest = Exclude<Action, { kind: 'tick' | 'open' | 'place' }>;

function commandOf(action: Rest, scene: Scene): Command | null {
  const { customers, orders, bids } = scene;
  const picked = 'pick' in action ? orders[action.pick % Math.max(1, orders.length)] : undefined;
  const customerId =
    'customer' in action ? (customers[action.customer] as number) : (picked?.customerId ?? 0);
  const actor = { kind: 'customer', id: customerId } as const;
  const its = { actor, customerId, orderId: picked?.id ?? 0 };
  switch (action.kind) {
    case 'close': {
      if (!picked) return null;
      if (action.byOperator) return { kind: 'order.close', ...its, customerId: null, reason: 'because' };
      const step = ONE / 100n;
      const part = ((picked.lots * BigInt(action.share)) / 100n / step) * step;
      return { kind: 'order.close', ...its, ...(part > 0n && part < picked.lots && { lots: part }) };
    }
    case 'option': {
      const { symbol, isUp, duration, stake } = action;
      const direction = isUp ? ('up' as const) : ('down' as const);
      const asked = { symbolId: symbol + 1, direction, stake: BigInt(stake) * ONE };
      return { kind: 'option.buy', actor, customerId, ...asked, seconds: DURATIONS[duration] as number };
    }
    case 'sell': {
      const option = scene.options[action.pick % Math.max(1, scene.options.length)];
      if (!option) return null;
      const { customerId: seller } = option;
      const least = BigInt(action.least) * ONE;
      const asked = { customerId: seller, optionId: option.id, least };
      return { kind: 'option.sale', actor: { kind: 'customer', id: seller }, ...asked };
    }
    case 'closeAll':
      return { kind: 'order.close_all', ...its, ...(action.symbol < 3 && { symbolId: action.symbol + 1 }) };
    case 'cancel':
      return picked ? { kind: 'order.cancel', ...its } : null;
    case 'protect': {
      if (!picked) return null;
      const symbol = picked.symbolId - 1;
      const { stopLoss, takeProfit, trailing } = action;
      const stops = stopsAt(symbol, picked.side === 'buy', bids[symbol] ?? 0, stopLoss, takeProfit);
      const trails = trailing < 0 ? {} : { trailingDistance: points(symbol, trailing) };
      return { kind: 'order.protect', ...its, ...stops, ...trails };
    }
    case 'limits': {
      const limits = LIMITS[action.limit]?.[action.value] ?? {};
      return { kind: 'limits.set', actor, customerId, limits };
    }
    case 'setting': {
      const [key, values] = SETTINGS[action.which] as (typeof SETTINGS)[number];
      return { kind: 'settings.change', actor: SYSTEM, values: { [key]: values[action.value] as string } };
    }
    case 'symbol': {
      const change = CHANGES[action.change] as (typeof CHANGES)[number];
      return { kind: 'symbol.put', actor: SYSTEM, symbol: change(SYMBOLS[action.symbol] as SymbolRow) };
    }
    default:
      return cashCommand(action, scene);
  }
}
