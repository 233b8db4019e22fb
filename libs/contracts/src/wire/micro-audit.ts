import type { Decimal, Flag } from './envelope.js';
import type { AuditTick } from './forex-audit.js';
import type { MicroOrder } from './micro.js';

/** `GET /v2/api/micro/audit {id}`: everything that an option's outcome follows from. */
export interface MicroAudit {
  order: MicroOrder;
  /** The entry and the exit tick; null while there is none. */
  open: AuditTick | null;
  close: AuditTick | null;
  /** Both with five neighbours on each side, ascending; of a void one those around the instants that were missed. */
  ticks: AuditTick[];
  rule: string;
  formula: { profit: string };
  /** Pinned at the purchase. */
  settings: {
    ratio: Decimal;
    loss_level: 0 | 1;
    stale_seconds: number;
    /** 1: of a demo account. Only those can be begun anew, which makes what runs void. */
    is_demo: Flag;
    /** Epoch ms. */
    start: number;
    entry_deadline: number;
    expiry: number;
  };
  /** Of an option that was sold back: its price, and the ticks that it was worked out from. */
  sale: {
    price: Decimal;
    chance: Decimal;
    spread: Decimal;
    /** The instant that the price is of, epoch ms, and its tick. */
    at: number;
    seq: number;
    /** Which formula of docs/sell-back.md gave the price. */
    formula: 1 | 2;
    /** The request and the least that was wanted; null for a sale by the former rule, at an offer made before. */
    asked_at: number | null;
    least: Decimal | null;
    ticks: AuditTick[];
    /** The one after them; null while there is none. */
    next: AuditTick | null;
  } | null;
}
