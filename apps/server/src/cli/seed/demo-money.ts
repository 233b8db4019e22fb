import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import type { Engine } from '../../engine/engine.js';
import {
  bankAccounts,
  bankCurrencies,
  depositAddresses,
} from '../../engine/products/deposits/tables/deposit-terms.table.js';
import { withdrawalCurrencies } from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';

const FILE = join(import.meta.dirname, '../../../../../seed/demo/money.json');
/** Gap in the sort order, so that an operator can insert entries in between. */
const STEP = 10;

const figure = z.string().transform((text) => decimal(text));
const bounds = { least: figure, most: figure.default(0n) };
const price = { price: figure.default(0n), priceSymbol: z.string().optional() };

const file = z.object({
  addresses: z.array(
    z.object({ code: z.string(), protocol: z.string(), address: z.string(), ...price, ...bounds }),
  ),
  bankCurrencies: z.array(z.object({ name: z.string(), ...bounds })),
  bankAccounts: z.array(
    z.object({
      currency: z.string(),
      bankName: z.string(),
      bankAddress: z.string(),
      bankSwift: z.string(),
      payeeName: z.string(),
      payeeAccount: z.string(),
      bankRemark: z.string(),
    }),
  ),
  withdrawalCurrencies: z.array(
    z.object({
      way: z.enum(['coin', 'bank']),
      code: z.string(),
      protocol: z.string(),
      feeType: z.enum(['fixed', 'percent']),
      feeRate: figure,
      ...price,
      ...bounds,
    }),
  ),
});

/**
 * Deposit and withdrawal methods of the demo. Only the demo has any: in a real installation the first address customers
 * see must be the operator's own.
 */
export async function seedMoney(engine: Engine): Promise<void> {
  const terms = file.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const { symbols } = await engine.ask({ kind: 'view.snapshot' });
  const symbolOf = (code: string | undefined): number | null =>
    symbols.find((symbol) => symbol.code === code)?.id ?? null;
  const placed = (index: number) => ({ id: index + 1, sort: (index + 1) * STEP, isEnabled: true });
  const currencyOf = (name: string): number =>
    terms.bankCurrencies.findIndex((currency) => currency.name === name) + 1;
  const rows: readonly (readonly [string, object[]])[] = [
    [
      depositAddresses.name,
      terms.addresses.map(({ priceSymbol, ...row }, index) => ({
        ...row,
        ...placed(index),
        priceSymbolId: symbolOf(priceSymbol),
      })),
    ],
    [bankCurrencies.name, terms.bankCurrencies.map((row, index) => ({ ...row, ...placed(index) }))],
    [
      bankAccounts.name,
      terms.bankAccounts.map(({ currency, ...row }, index) => ({
        ...row,
        ...placed(index),
        currencyId: currencyOf(currency),
      })),
    ],
    [
      withdrawalCurrencies.name,
      terms.withdrawalCurrencies.map(({ priceSymbol, ...row }, index) => ({
        ...row,
        ...placed(index),
        priceSymbolId: symbolOf(priceSymbol),
      })),
    ],
  ];
  const writes = rows.flatMap(([table, each]) => each.map((row): RowWrite => ({ op: 'insert', table, row })));
  await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: writes });
}
