import { areHolidays, scheduleFaults } from '@truemark/domain';
import { MAX_AMOUNT, ONE, parseDecimal } from '@truemark/money';
import { z } from 'zod';
import { onOff, pictureAddress, plainDecimal, wholeNumber } from './fields.js';
import { SYMBOL_CODE, SYMBOL_CURRENCY } from './symbol-code.js';

const currency = z.string().regex(SYMBOL_CURRENCY.shape, SYMBOL_CURRENCY.fault);
const above0 = (most: bigint = MAX_AMOUNT) => plainDecimal(1n, most, 'A number above 0, at most 8 decimals.');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time such as 09:30, at most 24:00.');

/** An empty time in the form means none: the holiday then starts or ends with the day. */
const holiday = z
  .object({
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A date such as 2025-12-25.'),
    from: time.nullish(),
    to: time.nullish(),
    name: z.string().trim().min(1).max(60),
  })
  .transform(({ date, from, to, name }) => ({ date, ...(from && { from }), ...(to && { to }), name }));
const holidays = z.array(holiday).max(200);

const schedule = z
  .object({
    timezone: z.string().min(1).max(60),
    sessions: z.array(z.object({ day: wholeNumber(1, 7), from: time, to: time })).max(50),
    holidays,
  })
  .superRefine((given, context) => {
    for (const fault of scheduleFaults(given)) {
      const field = fault.slice('schedule.'.length);
      context.addIssue({ code: 'custom', path: [field], message: FAULTS[field] ?? 'Not understood.' });
    }
  });

const FAULTS: Readonly<Record<string, string>> = {
  timezone: 'A time zone such as Europe/London.',
  sessions: 'Each session ends after it starts, on the same day.',
  holidays: 'Each holiday has a date, and ends after it starts.',
};

/** Input of a holiday calendar. */
export const holidayCalendarInput = z.object({
  Name: z.string().trim().min(1).max(60),
  Days: holidays.refine(areHolidays, FAULTS.holidays),
});
export type HolidayCalendarInput = z.output<typeof holidayCalendarInput>;

const multiples = z
  .array(
    z.object({
      Value: plainDecimal(1n, 100_000n * ONE, 'A number above 0, at most 100,000.'),
      Default: onOff.default(false),
    }),
  )
  .max(50)
  .refine((list) => new Set(list.map(({ Value }) => Value)).size === list.length, 'Each leverage once.')
  .refine(
    (list) => list.length === 0 || list.filter(({ Default }) => Default).length === 1,
    'Exactly one of them has to be the default.',
  );

/** Input of a symbol, under the specification's field names. */
export const symbolInput = z
  .object({
    Code: z.string().trim().regex(SYMBOL_CODE.shape, SYMBOL_CODE.fault),
    ShowCode: z.string().trim().min(1).max(20),
    Name: z.string().trim().min(1).max(60),
    Logo: pictureAddress,
    CategoryId: wholeNumber(1, 1000),
    Sort: wholeNumber(0, 100_000),
    IsEnabled: onOff,
    BaseCurrency: currency,
    QuoteCurrency: currency,
    PricePrecision: wholeNumber(0, 8),
    Pip: above0(),
    ForexContNum: above0(),
    ForexMinCont: above0(),
    ForexMaxCont: above0(),
    ForexFeeRate: plainDecimal(0n, 1000n * ONE, 'A number from 0 to 1,000.'),
    MarginMode: wholeNumber(1, 2),
    HasForexMultiple: multiples,
    Spread: plainDecimal(0n, MAX_AMOUNT, 'A number from 0.'),
    Schedule: schedule,
    CalendarId: wholeNumber(1, Number.MAX_SAFE_INTEGER).nullable().default(null),
    Feed: z.enum(['simulator', 'replay', 'binance']),
    FeedCode: z
      .string()
      .trim()
      .max(40)
      .regex(/^[\w.\-/]*$/, 'Letters and digits.'),
    Simulation: z.object({
      price: z.string().refine((text) => (parseDecimal(text) ?? 0n) > 0n, 'A price above 0.'),
      annualVolatility: z.number().min(0).max(5),
      quotesASecond: z.number().min(0.05).max(20),
    }),
  })
  .superRefine(({ Pip, ForexMinCont, ForexMaxCont }, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (ForexMinCont % Pip !== 0n) wrong('ForexMinCont', 'It must be a multiple of the lot step.');
    if (ForexMaxCont % Pip !== 0n) wrong('ForexMaxCont', 'It must be a multiple of the lot step.');
    if (ForexMaxCont < ForexMinCont) wrong('ForexMaxCont', 'It must be at least the minimum lots.');
  });

export type SymbolInput = z.output<typeof symbolInput>;
