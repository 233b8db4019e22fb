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
}

export const STATUS: Readonly<Record<Order['Status'], { readonly label: string; readonly tone: PillTone }>> =
  {
    0: { label: 'Pending', tone: 'warning' },
    1: { label: 'Holding', tone: 'info' },
    3: { label: 'Closed', tone: 'default' },
    4: { label: 'Cancelled', tone: 'default' },
  };

export const CLOSED_BY = ['–', 'Customer', 'Stop-out', 'Take-profit', 'Stop-loss', 'Operator'] as const;
