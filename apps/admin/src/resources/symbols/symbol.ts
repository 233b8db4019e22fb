import type { NumericDecimals } from '@truemark/contracts';
import { SYMBOL_CODE, SYMBOL_CURRENCY, type SymbolDetails, type SymbolRow } from '@truemark/contracts/admin';
import type { Schedule } from '@truemark/domain';
import type { NamedIn } from '../../providers/translate.js';
import { fromServerWords, t } from '../../texts/texts.js';
export type Session = TradedSymbol['schedule']['sessions'][number];

/** Symbol under the specification's names, with its current price. */
export type TradedSymbol = NamedIn<'symbols', NumericDecimals<SymbolRow & Partial<SymbolDetails>>>;

export const DAYS = [
  t('symbols.monday'),
  t('symbols.tuesday'),
  t('symbols.wednesday'),
  t('symbols.thursday'),
  t('symbols.friday'),
  t('symbols.saturday'),
  t('symbols.sunday'),
] as const;

export const CATEGORIES = [
  { id: 1, name: t('symbols.currencyPairs') },
  { id: 2, name: t('symbols.metals') },
  { id: 3, name: t('symbols.crypto') },
  { id: 4, name: t('symbols.energy') },
  { id: 5, name: t('symbols.indices') },
];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Trading schedule, with the days of its holiday calendar. */
export const scheduleOf = ({
  schedule,
  calendarDays,
}: Pick<TradedSymbol, 'schedule'> & Partial<Pick<TradedSymbol, 'calendarDays'>>): Schedule => ({
  ...schedule,
  calendar: { id: 0, days: calendarDays ?? [] },
});

/** Common schedules. */
export const SCHEDULES: readonly { readonly name: string; readonly schedule: TradedSymbol['schedule'] }[] = [
  {
    name: t('symbols.roundTheClock'),
    schedule: {
      timezone: 'GMT',
      sessions: WEEK.map((day) => ({ day, from: '00:00', to: '24:00' })),
      holidays: [],
    },
  },
  {
    name: t('symbols.currencyWeekNewYorkSunday17'),
    schedule: {
      timezone: 'America/New_York',
      sessions: [
        { day: 7, from: '17:00', to: '24:00' },
        ...[1, 2, 3, 4].map((day) => ({ day, from: '00:00', to: '24:00' })),
        { day: 5, from: '00:00', to: '17:00' },
      ],
      holidays: [],
    },
  },
];

export const NEW_SYMBOL = {
  categoryId: 1,
  sort: 1000,
  isEnabled: false,
  logo: '',
  pricePrecision: 5,
  lotStep: 0.01,
  units: 100_000,
  minLots: 0.01,
  maxLots: 50,
  feeRate: 0,
  marginMode: 2,
  multiples: [{ value: 100, isDefault: true }],
  spread: 0,
  schedule: SCHEDULES[1]?.schedule,
  calendarId: null,
  feed: 'simulator',
  feedCode: '',
  simulation: { price: '1', annualVolatility: 0.1, quotesASecond: 1 },
};

/** Fields that decide a symbol's risk, heaviest first: listed before the others in an approval request. */
export const RISK_TERMS = [
  ...['showCode', 'multiples', 'spread', 'feeRate', 'minLots', 'maxLots', 'lotStep', 'units', 'marginMode'],
  ...['schedule', 'calendarId', 'feed', 'feedCode'],
] as const;

/** Initial values for a copy of a symbol: its terms without its names, switched off. */
export const cloneOf = (symbol: TradedSymbol) => ({
  categoryId: symbol.categoryId,
  sort: symbol.sort + 1,
  isEnabled: false,
  logo: symbol.logo,
  baseCurrency: symbol.baseCurrency,
  quoteCurrency: symbol.quoteCurrency,
  pricePrecision: symbol.pricePrecision,
  lotStep: symbol.lotStep,
  units: symbol.units,
  minLots: symbol.minLots,
  maxLots: symbol.maxLots,
  feeRate: symbol.feeRate,
  marginMode: symbol.marginMode,
  multiples: symbol.multiples,
  spread: symbol.spread,
  schedule: symbol.schedule,
  calendarId: symbol.calendarId,
  feed: symbol.feed,
  feedCode: '',
  simulation: symbol.simulation,
});

/** Error of the maximum order size, given the minimum. */
export const mostLotsFault = (
  most: unknown,
  { minLots }: { readonly minLots?: unknown },
): string | undefined => (Number(most) < Number(minLots) ? t('symbols.notBelowTheLeast') : undefined);

const faultOf =
  ({ shape, fault }: typeof SYMBOL_CODE | typeof SYMBOL_CURRENCY) =>
  (typed: unknown): string | undefined =>
    shape.test(String(typed ?? '').trim()) ? undefined : fromServerWords(fault);

/** Error of a symbol code, worded as the server's refusal. */
export const codeFault = faultOf(SYMBOL_CODE);
export const currencyFault = faultOf(SYMBOL_CURRENCY);

const wholeFault =
  (least: number, most: number) =>
  (typed: unknown): string | undefined => {
    const value = Number(typed);
    if (!Number.isInteger(value)) return t('common.aWholeNumber');
    if (value < least) return t('symbols.atLeast', { least });
    return value > most ? t('symbols.atMost', { most }) : undefined;
  };

/** Bounds that the server also keeps. */
export const decimalsFault = wholeFault(0, 8);
export const placeFault = wholeFault(0, 100_000);
export const above0Fault = (typed: unknown): string | undefined =>
  Number(typed) > 0 ? undefined : t('symbols.numberAbove0');
export const spreadFault = (typed: unknown): string | undefined =>
  Number(typed) >= 0 ? undefined : t('symbols.numberFrom0');
export const feeFault = (typed: unknown): string | undefined =>
  Number(typed) >= 0 && Number(typed) <= 1000 ? undefined : t('symbols.numberTo1000');
