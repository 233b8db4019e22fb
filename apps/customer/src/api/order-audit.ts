import { readExactly, type ShownTick } from './exact-json.js';
import { type CallOptions, getWithText } from './http.js';

/** Sealed names of the instructions that open and end an order. */
export const ORDER_INSTRUCTIONS = {
  open: 'order.open',
  place: 'order.place',
  close: 'order.close',
  closeAll: 'order.close_all',
  cancel: 'order.cancel',
} as const;

/** Names of the entries that move money for an order. */
export const ORDER_ENTRIES = {
  reserved: 'order.reserve',
  released: 'order.release',
  held: 'order.margin_hold',
  fee: 'order.fee',
  back: 'order.margin_release',
  result: 'order.profit',
  relief: 'order.negative_balance',
} as const;

/** A conversion rate: the bid of a symbol, or its inverse. */
export interface ShownRate {
  /** Symbol the rate is from; null: no conversion. */
  readonly code: string | null;
  readonly tick: ShownTick | null;
  readonly bid: string;
  readonly isInverse: boolean;
}

/** A contract order with the inputs of its result, every figure as sent. */
export interface ShownOrder {
  readonly kind: 'contract';
  readonly id: string;
  /** Order from which this part was closed; `0`: not a part. */
  readonly originId: string;
  readonly isCopy: boolean;
  /** Epoch ms. */
  readonly createdAt: string | null;
  /** Epoch ms; null while it is open. */
  readonly endedAt: string | null;
  readonly symbol: string;
  readonly symbolId: string;
  readonly isBuy: boolean;
  readonly lots: string;
  /** Target price of a pending order; `0` if there was none. */
  readonly target: string;
  readonly openPrice: string;
  readonly closePrice: string;
  readonly margin: string;
  readonly fee: string;
  readonly profit: string;
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly hasFixedMargin: boolean;
  readonly hasFeeByLots: boolean;
  readonly feeRate: string;
  readonly units: string;
  readonly multiple: string;
  readonly openRate: ShownRate;
  readonly closeRate: ShownRate | null;
  readonly parts: readonly { readonly lots: string; readonly margin: string; readonly fee: string }[];
}

interface WireRate extends Omit<ShownRate, 'isInverse'> {
  readonly inverse: string;
}

interface Wire {
  readonly order: Readonly<Record<string, string>> & {
    readonly ForexTradeLists: { readonly Id: string; readonly Code: string };
  };
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly settings: Readonly<Record<string, string>> & {
    readonly open_rate: WireRate;
    readonly close_rate: WireRate | null;
  };
  readonly parts: ShownOrder['parts'];
}

const rateFrom = ({ code, tick, bid, inverse }: WireRate): ShownRate => ({
  code,
  tick,
  bid,
  isInverse: inverse === '1',
});

/** Parses the raw text of the answer. */
export function readOrderAudit(text: string): ShownOrder {
  const { order, open, close, settings, parts } = (readExactly(text) as { data: Wire }).data;
  const of = (name: string): string => order[name] ?? '';
  const term = (name: string): string => String(settings[name] ?? '');
  return {
    kind: 'contract',
    id: of('Id'),
    originId: of('OriginId'),
    isCopy: of('FollowType') !== '0',
    createdAt: order.CreateTimeMs ?? null,
    endedAt: order.CompleteTimeMs ?? null,
    symbolId: order.ForexTradeLists.Id,
    symbol: order.ForexTradeLists.Code,
    isBuy: of('OrderType') === '1',
    lots: of('Quantity'),
    target: of('TargetPrice'),
    openPrice: of('Price'),
    closePrice: of('UpdatePrice'),
    margin: of('CautionMoney'),
    fee: of('TradeFee'),
    profit: of('FactProfits'),
    open,
    close,
    hasFixedMargin: term('margin_mode') === '1',
    hasFeeByLots: term('trade_fee_type') === '1',
    feeRate: term('fee_rate'),
    units: term('units'),
    multiple: term('multiple'),
    openRate: rateFrom(settings.open_rate),
    closeRate: settings.close_rate && rateFrom(settings.close_rate),
    parts,
  };
}

/** Fetches the raw text of the answer. */
export const fetchOrderAudit = async (id: number, options: CallOptions): Promise<string> =>
  (await getWithText('/v2/api/forex/audit', { id }, options)).text;

/** Fetches the sealed record of one of the customer's own orders, as raw text. */
export const fetchSealedOrder = async (id: number, options: CallOptions): Promise<string> =>
  (await getWithText('/api/proof/order', { id }, options)).text;
