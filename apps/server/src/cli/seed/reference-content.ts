import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import type { Engine } from '../../engine/engine.js';
import { optionAmounts } from '../../engine/products/options/tables/option.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { companies } from '../../features/companies/company.table.js';
import { descriptions } from '../../features/content/description.table.js';
import { news } from '../../features/content/news.table.js';
import { menus } from '../../features/menus/menu.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';

const ROOT = join(import.meta.dirname, '../../../../../seed/reference');
const HOUR = 3_600_000;
/** Gap in the sort order, so that an operator can insert entries in between. */
const STEP = 10;

const menuFile = z.array(
  z.object({
    group: z.string(),
    name: z.record(z.string(), z.string()),
    icon: z.string(),
    path: z.string(),
    isShown: z.boolean(),
    isAllowDemo: z.boolean(),
  }),
);
const companyFile = z.array(
  z.object({
    name: z.string(),
    logo: z.string(),
    url: z.string(),
    subject: z.string(),
    registeredAddress: z.string(),
    location: z.string(),
    email: z.string(),
  }),
);
const newsFile = z.array(
  z.object({
    categoryId: z.number(),
    logo: z.string(),
    /** Apparent age at installation. */
    ageHours: z.number(),
    texts: z.record(z.string(), z.object({ title: z.string(), desc: z.string(), content: z.string() })),
  }),
);

const descriptionFile = z.array(
  z.object({
    groupKey: z.string(),
    texts: z.record(z.string(), z.object({ title: z.string(), content: z.string() })),
  }),
);

const read = <T>(name: string, shape: z.ZodType<T>): T =>
  shape.parse(JSON.parse(readFileSync(join(ROOT, name), 'utf8')));

const amountFile = z.object({ amounts: z.array(z.string().transform((text) => decimal(text))) });

const contents: Readonly<Record<string, (now: number) => object[]>> = {
  [menus.name]: () =>
    read('menus.json', menuFile).map(({ group, ...entry }, index, all) => ({
      id: index + 1,
      menuGroup: group,
      sort: (index - all.findIndex((first) => first.group === group) + 1) * STEP,
      isMobile: true,
      ...entry,
    })),
  [optionAmounts.name]: () =>
    read('options.json', amountFile).amounts.map((amount, index) => ({
      id: index + 1,
      symbolId: null,
      amount,
    })),
  [companies.name]: () =>
    read('companies.json', companyFile).map((company, index) => ({ id: index + 1, ...company })),
  [descriptions.name]: () =>
    read('descriptions.json', descriptionFile).map((row, index) => ({
      id: index + 1,
      ...row,
      isShown: true,
    })),
  [news.name]: (now) =>
    read('news.json', newsFile).map(({ ageHours, ...item }, index) => ({
      id: index + 1,
      ...item,
      isShown: true,
      publishedAt: now - ageHours * HOUR,
    })),
};

/** Fills the given content tables from the seed files. Returns the number of rows written. */
export async function seedContent(engine: Engine, tables: readonly string[], now: number): Promise<number> {
  const rows = tables.flatMap((table) =>
    (contents[table]?.(now) ?? []).map((row): RowWrite => ({ op: 'insert', table, row })),
  );
  if (rows.length === 0) return 0;
  const outcome = await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  if (isRefusal(outcome)) throw new Error(`content was refused: ${outcome.key}`);
  return rows.length;
}

/** Content tables that are empty. */
export async function missingContent(reader: DatabaseReader): Promise<string[]> {
  const counted = await Promise.all(
    Object.keys(contents).map(async (table) => ({
      table,
      count: await reader.number(
        untypedQueries.selectFrom(table).select(({ fn }) => fn.countAll().as('total')),
      ),
    })),
  );
  return counted.filter(({ count }) => count === 0).map(({ table }) => table);
}
