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

/** The symbols of `seed/reference/symbols.json`, in its order, without ids. */
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
      /** Only for this symbol; absent: for every symbol without durations of its own. */
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

/** Fields of a person who arrives. */
export const arrivalFields = {
  name: z.string(),
  email: z.string().optional(),
  isDemo: z.boolean().default(false),
  lang: z.string(),
  level: z.number().default(0),
  deposits: z.array(figure).default([]),
  toContracts: figure.default(0n),
  /** Amount moved to the options account. */
  toOptions: figure.default(0n),
};

/** Trading on the demo day: number of orders and options, their sizes and symbols. */
const tradingFields = {
  options: z.number().default(0),
  trades: z.number(),
  lots: z.tuple([figure, figure]),
  symbols: z.array(z.string()),
};

const peopleFile = z.object({
  operators: z.array(
    z.object({
      role: z.enum(['owner', 'operator', 'support', 'auditor']),
      email: z.string(),
      name: z.string(),
    }),
  ),
  customers: z.array(z.object({ ...arrivalFields, ...tradingFields })),
});

export type DemoPerson = z.output<typeof peopleFile>['customers'][number];
export type DemoOperator = z.output<typeof peopleFile>['operators'][number];

/** The demo's people: `seed/demo/people.json`. */
export const readPeople = (): z.output<typeof peopleFile> =>
  peopleFile.parse(JSON.parse(read('demo/people.json')));

const leader = z.object({
  ...arrivalFields,
  ...tradingFields,
  nickname: z.string(),
  /** Percent of followers' profits. */
  share: figure,
  /** Number of orders in the weeks before the demo day, and the share of them on the winning side. */
  past: z.number(),
  wins: z.number(),
});

const relation = z.object({
  /** The leader's nickname. */
  leader: z.string(),
  mode: z.literal([1, 2]),
  multiple: figure,
  maxAmount: figure,
  stopLossAmount: figure.default(0n),
  maxSlots: z.number().default(0),
});

const leadersFile = z.object({
  leaders: z.array(leader),
  applicant: leader,
  followers: z.array(
    z.object({
      ...arrivalFields,
      follows: z.array(relation),
      /** A customer of the demo day who starts following then. */
      isLater: z.boolean().default(false),
    }),
  ),
});

export type DemoArrival = Pick<DemoPerson, keyof typeof arrivalFields>;
export type DemoLeader = z.output<typeof leader>;
export type DemoRelation = z.output<typeof relation>;
export type DemoLeaders = z.output<typeof leadersFile>;

/** The demo's leaders, their followers and the applicant: `seed/demo/leaders.json`. */
export const readLeaders = (): DemoLeaders => leadersFile.parse(JSON.parse(read('demo/leaders.json')));
