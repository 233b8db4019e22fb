import { type ConversionRate, conversionRate, SAME_CURRENCY } from '@truemark/domain';
import { decimal } from '@truemark/money';

/** Quote currency → account currency: 1, the bid of a conversion symbol, or 1 divided by it. */
export interface RateRecord {
  symbolId: number | null;
  seq: number | null;
  bid: string;
  inverse: boolean;
}

/** The rate of a record. */
export const recordedRate = ({ symbolId, bid, inverse }: RateRecord): ConversionRate =>
  symbolId === null ? SAME_CURRENCY : conversionRate(decimal(bid), inverse);
