/** Quote currency → account currency: 1, the bid of a conversion symbol, or 1 divided by it. */
export interface RateRecord {
  symbolId: number | null;
  seq: number | null;
  bid: string;
  inverse: boolean;
}
