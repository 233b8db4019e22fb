import type { PillTone } from '../../ui/Pill.js';

/** A contract order under the specification's names. */
export interface Order {
  readonly id: number;
  readonly customer_id: number;
  readonly uid: string;
  readonly is_demo: boolean;
  readonly OriginId: number;
  readonly ForexId: number;
  readonly ForexTradeLists: { readonly ShowCode: string; readonly PricePrecision: number };
  readonly OrderType: 1 | 2;
  readonly Status: 0 | 1 | 3 | 4;
  readonly ClosedType: number;
  readonly Quantity: number;
  readonly Multiple: number;
  readonly OriginPrice: number;
  readonly Price: number;
  readonly UpdatePrice: number;
  readonly TargetPrice: number;
  readonly TargetLossPrice: number;
  readonly TargetProfitPrice: number;
  readonly FactProfits: number;
  readonly CautionMoney: number;
  readonly TradeFee: number;
  readonly QuoteRate: number;
  readonly OpenSeq: number | null;
  readonly CloseSeq: number | null;
  readonly Memo: string;
  readonly CreateTimeMs: number;
  readonly CompleteTimeMs: number | null;
  readonly Terms?: Readonly<Record<string, unknown>>;
  readonly Market?: Market;
}

/** Whether the position can be closed at this instant, and by which quote. */
export interface Market {
  readonly state: 'open' | 'stale' | 'closed';
  readonly Bid: number | null;
  readonly Ask: number | null;
  readonly Seq: number | null;
  readonly TimeMs: number | null;
}

export const STATUS: Readonly<Record<Order['Status'], { readonly label: string; readonly tone: PillTone }>> =
  {
    0: { label: 'Pending', tone: 'warning' },
    1: { label: 'Holding', tone: 'info' },
    3: { label: 'Closed', tone: 'default' },
    4: { label: 'Cancelled', tone: 'default' },
  };

export const CLOSED_BY = ['–', 'Customer', 'Stop-out', 'Take-profit', 'Stop-loss', 'Operator'] as const;

/** Pending or holding: its figures still move. */
export const isOpen = ({ Status }: Order): boolean => Status === 0 || Status === 1;

/** Why the position cannot be closed at this instant; null when it can. */
export function cannotClose({ Status, Market }: Order): string | null {
  if (Status !== 1) return 'This order is not open any more.';
  if (Market?.state === 'closed') return 'The market is closed: it can be closed once it opens again.';
  if (Market?.state === 'stale')
    return 'There is no fresh price: it can be closed once the next one arrives.';
  return null;
}
