import { decimal, formatDecimal } from '@truemark/money';
import { t } from '../../texts/texts.js';

/** Terms fixed when an order opened, in words. */
interface Terms {
  readonly marginMode?: number;
  readonly feeType?: number;
  readonly feeRate?: string;
  readonly units?: string;
  readonly multiple?: string;
  readonly openRate?: Rate;
  readonly closeRate?: Rate;
}

interface Rate {
  readonly symbolId: number | null;
  readonly seq: number | null;
  readonly bid: string;
  readonly inverse: boolean;
}

function rateText(rate: Rate | undefined): string {
  if (!rate) return '–';
  if (rate.symbolId === null) return t('orders.1TheSameCurrency');
  return t('orders.symbolTick', {
    inverse: rate.inverse ? '1 ÷ ' : '',
    bid: rate.bid,
    symbolId: rate.symbolId,
    seq: rate.seq ?? '–',
  });
}

/** Amount per lot, or share of the margin in percent. */
function feeRateText({ feeType, feeRate }: Terms): string {
  if (feeRate === undefined) return '–';
  return feeType === 1 ? feeRate : `${formatDecimal(decimal(feeRate) * 100n)}%`;
}

export const termRows = (terms: Terms): readonly (readonly [string, string])[] => [
  [t('common.margin'), terms.marginMode === 1 ? t('orders.fixedALot') : t('orders.byPriceAndLeverage')],
  [t('orders.fee'), terms.feeType === 1 ? t('orders.lotsFeeRate') : t('orders.marginFeeRate')],
  [t('orders.feeRate'), feeRateText(terms)],
  [t('orders.unitsALot'), terms.units ?? '–'],
  [t('orders.leverage'), terms.multiple ?? '–'],
  [t('orders.rateAtTheOpening'), rateText(terms.openRate)],
  [t('orders.rateAtTheClosing'), rateText(terms.closeRate)],
];
