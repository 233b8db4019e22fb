import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';

const ROOT = join(import.meta.dirname, '../../../../../seed');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const figure = z.string().transform((text) => decimal(text));

const schedule = z.object({
  timezone: z.string(),
  sessions: z.array(z.object({ day: z.number(), from: z.string(), to: z.string() })),
  holidays: z.array(
    z.object({ date: z.string(), from: z.string().optional(), to: z.string().optional(), name: z.string() }),
  ),
});

const symbolFile = z.object({
  schedules: z.record(z.string(), schedule),
  symbols: z.array(
    z.object({
      code: z.string(),
      showCode: z.string(),
      name: z.string(),
      logo: z.string(),
      categoryId: z.number(),
      baseCurrency: z.string(),
      quoteCurrency: z.string(),
      pricePrecision: z.number(),
      pip: figure,
      units: figure,
      minLots: figure,
      maxLots: figure,
      feeRate: figure,
      marginMode: z.number(),
      multiples: z.array(z.object({ value: z.string(), isDefault: z.boolean() })),
      spread: figure,
      schedule: z.string(),
      feed: z.enum(['simulator', 'replay', 'binance']),
      feedCode: z.string(),
      simulation: z.object({ price: z.string(), annualVolatility: z.number(), quotesASecond: z.number() }),
    }),
  ),
});

/** The symbols of `seed/reference/symbols.json`, in its order, not yet numbered. */
export function readSymbols(): SymbolRow[] {
  const { schedules, symbols } = symbolFile.parse(JSON.parse(read('reference/symbols.json')));
  return symbols.map((symbol, index) => {
    const hours = schedules[symbol.schedule];
    if (!hours) throw new Error(`symbols.json has no schedule ${symbol.schedule}`);
    return {
      ...symbol,
      id: 0,
      sort: index + 1,
      isEnabled: true,
      schedule: hours,
    };
  });
}

const optionFile = z.object({
  durations: z.array(
    z.object({
      /** Only for this symbol; otherwise for every one that has none of its own. */
      symbol: z.string().optional(),
      seconds: z.number(),
      ratio: figure,
      least: figure,
      most: figure,
    }),
  ),
});

export type SeedDuration = z.output<typeof optionFile>['durations'][number];

/** The durations of `seed/reference/options.json`. */
export const readDurations = (): SeedDuration[] =>
  optionFile.parse(JSON.parse(read('reference/options.json'))).durations;

const peopleFile = z.object({
  operators: z.array(
    z.object({
      role: z.enum(['owner', 'operator', 'support', 'auditor']),
      email: z.string(),
      name: z.string(),
    }),
  ),
  customers: z.array(
    z.object({
      name: z.string(),
      email: z.string().optional(),
      isDemo: z.boolean().default(false),
      lang: z.string(),
      level: z.number().default(0),
      deposits: z.array(figure).default([]),
      toContracts: figure.default(0n),
      /** Moved to the options account, and how many options are bought from it. */
      toOptions: figure.default(0n),
      options: z.number().default(0),
      /** How many orders, of what size, of which symbols. */
      trades: z.number(),
      lots: z.tuple([figure, figure]),
      symbols: z.array(z.string()),
    }),
  ),
});

export type DemoPerson = z.output<typeof peopleFile>['customers'][number];
export type DemoOperator = z.output<typeof peopleFile>['operators'][number];

/** Who the demo is peopled with: `seed/demo/people.json`. */
export const readPeople = (): z.output<typeof peopleFile> =>
  peopleFile.parse(JSON.parse(read('demo/people.json')));
