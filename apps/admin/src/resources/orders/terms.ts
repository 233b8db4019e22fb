/** What was agreed when an order opened, in words. */
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
  if (rate.symbolId === null) return '1, the same currency';
  return `${rate.inverse ? '1 ÷ ' : ''}${rate.bid} (symbol ${rate.symbolId}, tick ${rate.seq ?? '–'})`;
}

export const termRows = (terms: Terms): readonly (readonly [string, string])[] => [
  ['Margin', terms.marginMode === 1 ? 'Fixed a lot' : 'By price and leverage'],
  ['Fee', terms.feeType === 1 ? 'Lots × fee rate' : 'Margin × fee rate'],
  ['Fee rate', terms.feeRate ?? '–'],
  ['Units a lot', terms.units ?? '–'],
  ['Leverage', terms.multiple ?? '–'],
  ['Rate at the opening', rateText(terms.openRate)],
  ['Rate at the closing', rateText(terms.closeRate)],
];
