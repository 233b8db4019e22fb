import { readExactly, type ShownTick } from './exact-json.js';
import { type CallOptions, getWithText } from './http.js';

/** Sealed name of the instruction that opens an option. */
export const OPTION_PURCHASE = 'option.buy';

/** Names of the entry that reserves a stake, and of those that end an option. */
export const OPTION_STAKE = 'option.stake';
export const OPTION_ENDS = ['option.win', 'option.loss', 'option.tie', 'option.void', 'option.sold'];

/** An option with the inputs of its result, every figure as sent. */
export interface ShownOption {
  readonly kind: 'option';
  /** Epoch ms. */
  readonly createdAt: string | null;
  /** Epoch ms; null while it runs. */
  readonly endedAt: string | null;
  readonly symbol: string;
  readonly symbolId: string;
  readonly seconds: string;
  readonly isUp: boolean;
  /** `win`, `loss`, `tie`, `void` or `sold`; empty while it runs. */
  readonly outcome: string;
  readonly stake: string;
  readonly ratio: string;
  /** A loss costs stake × ratio, not the whole stake. */
  readonly losesByRatio: boolean;
  readonly profit: string;
  readonly entryPrice: string;
  readonly exitPrice: string;
  readonly start: string;
  readonly deadline: string;
  readonly expiry: string;
  /** Maximum age of a price at expiry, seconds. */
  readonly staleSeconds: string;
  /** Void because the demo account was reset, regardless of the price. */
  readonly isReset: boolean;
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly ticks: readonly ShownTick[];
}

interface Wire {
  readonly order: Readonly<Record<string, string>> & {
    readonly ForexTradeList: { readonly Id: string; readonly Code: string };
  };
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly ticks: readonly ShownTick[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Parses the raw text of the answer. */
export function readOptionAudit(text: string): ShownOption {
  const { order, open, close, ticks, settings } = (readExactly(text) as { data: Wire }).data;
  const of = (name: string): string => order[name] ?? '';
  const term = (name: string): string => settings[name] ?? '';
  return {
    kind: 'option',
    createdAt: order.CreatedAtMs ?? null,
    endedAt: order.CompleteAtMs ?? null,
    symbolId: order.ForexTradeList.Id,
    seconds: of('Seconds'),
    symbol: order.ForexTradeList.Code,
    isUp: of('Type') === '1',
    outcome: of('Outcome'),
    stake: of('Number'),
    ratio: term('ratio'),
    losesByRatio: term('loss_level') === '1',
    profit: of('FactProfits'),
    entryPrice: of('EntryPrice'),
    exitPrice: of('ExitPrice'),
    start: term('start'),
    deadline: term('entry_deadline'),
    expiry: term('expiry'),
    staleSeconds: term('stale_seconds'),
    isReset: of('ReasonKey') === 'demo.reset' && term('is_demo') === '1',
    open,
    close,
    ticks,
  };
}

/** Fetches the raw text of the answer. */
export const fetchOptionAudit = async (id: number, options: CallOptions): Promise<string> =>
  (await getWithText('/v2/api/micro/audit', { id }, options)).text;

/** Fetches the sealed record of one of the customer's own options, as raw text. */
export const fetchSealedOption = async (id: number, options: CallOptions): Promise<string> =>
  (await getWithText('/api/proof/order', { id, type: 'micro' }, options)).text;
