import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import { arrivalFields } from './seed-files.js';

const FILE = join(import.meta.dirname, '../../../../../seed/demo/mining.json');

const figure = z.string().transform((text) => decimal(text));
/** Days before the demo day. */
const daysAgo = z.number().positive();

const miningFile = z.object({
  /** Redemption time of subscriptions marked `isSlow`. */
  refundHours: z.number(),
  funds: z.array(
    z.object({
      texts: z.record(
        z.string().refine(isLanguageCode),
        z.strictObject({ title: z.string(), desc: z.string(), risk: z.string(), whoPays: z.string() }),
      ),
      dividendPercentage: figure,
      least: figure,
      most: figure,
      limitNum: z.number(),
      lockDividendDays: z.number(),
      liquidatedDamages: figure,
      /** Amount that two people have put into its pool. */
      pool: figure,
    }),
  ),
  savers: z.array(
    z.object({
      ...arrivalFields,
      subscriptions: z.array(
        z.object({
          /** The fund's lock days, which identify it. */
          fund: z.number(),
          amount: figure,
          daysAgo,
          redeemedDaysAgo: daysAgo.optional(),
          isSlow: z.boolean().default(false),
        }),
      ),
    }),
  ),
});

export type DemoMining = z.output<typeof miningFile>;
export type DemoSaver = DemoMining['savers'][number];

/** The demo's funds and their subscribers: `seed/demo/mining.json`. */
export const readMining = (): DemoMining => miningFile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
