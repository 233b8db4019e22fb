import {
  decideSale,
  historyOf,
  type SaleFormula,
  SELL_BACK_LEAST_LEFT,
  saleDeadlineOf,
  sellBackOffer,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { RowOf } from '../../../../platform/database/table.js';
import { assertConsistent, assertRecomputed, rowsOf, type Told } from '../../../kernel/consistency.js';
import { ticks } from '../../../market/tables/market.table.js';
import { sellingTermsOf } from '../sell-option.js';
import {
  type Option,
  type OptionSale,
  optionSales,
  options,
  type SaleRecord,
} from '../tables/option.table.js';
import { pricingTicksQuery } from '../tables/pricing-ticks-query.js';

type Tick = RowOf<typeof ticks>;

/** Verifies that each request to sell back an option has the result that the first tick after it implies. */
export async function verifySales(reader: DatabaseReader): Promise<number> {
  let count = 0;
  for await (const sale of rowsOf(reader, optionSales)) {
    const option = await reader.first(options, 'WHERE id = $1', [sale.optionId]);
    assertConsistent(
      option !== null,
      () => `sale ${sale.id} is of option ${sale.optionId}, which does not exist`,
    );
    if (option) await verifySale(reader, option, sale);
    count++;
  }
  return count;
}

async function verifySale(reader: DatabaseReader, option: Option, sale: OptionSale): Promise<void> {
  const { id, symbolId, askedAt, until, status, reason, formula } = sale;
  const check = (what: string, kept: Told, computed: Told): void =>
    assertRecomputed(`sale ${id} of option ${option.id}`, what, kept, computed);
  check('customer', sale.customerId, option.customerId);
  check('symbol', symbolId, option.symbolId);
  check('deadline', until, saleDeadlineOf(askedAt, option.expiresAt));
  if (status === 'waiting') return;
  const terms = sellingTermsOf(option);
  // An option that ended in the meantime was settled by its own rule, or voided by a demo reset.
  if (reason === 'micro.not_running') return check('price', sale.price, null);
  const after = 'WHERE symbol_id = $1 AND at > $2 ORDER BY at, seq';
  const first = await reader.first(ticks, after, [symbolId, askedAt]);
  const isInTime = first !== null && first.at <= until;
  if (reason === 'micro.no_tick') return check('tick', isInTime ? first.seq : null, null);
  assertConsistent(isInTime && terms !== null, () => `sale ${id}: it was decided without a tick in time`);
  if (!first || !terms) return;
  const rows = await ticksUpTo(reader, option, { seq: first.seq, at: first.at, formula });
  const decision = decideSale(terms, sale, historyOf(lookedBack(rows)));
  check('tick', sale.seq, decision?.price === null ? null : first.seq);
  check('price', sale.price, decision?.price ?? null);
  check('chance', sale.chance, decision?.chance ?? null);
  check('reason', reason, decision?.reason ?? null);
  check('outcome', status, decision?.reason === null ? 'sold' : 'refused');
  check('instant', sale.decidedAt, first.at);
  if (status === 'sold') {
    check('option', option.terms.sale?.seq ?? null, first.seq);
    check('request', option.terms.sale?.askedAt ?? null, askedAt);
    check('formula', option.terms.sale?.formula ?? 1, formula);
  }
}

/**
 * Verifies the price of a sold option: from the first tick after the request or, by the old rule, an offer made before.
 */
export async function verifySold(reader: DatabaseReader, option: Option, sale: SaleRecord): Promise<void> {
  const { id, stake, expiresAt } = option;
  const check = (what: string, kept: Told, computed: Told): void =>
    assertRecomputed(`option ${id}`, what, kept, computed);
  const terms = sellingTermsOf(option);
  const { formula = 1 } = sale;
  const rows = await ticksUpTo(reader, option, { ...sale, formula });
  const spread = decimal(sale.spread);
  const found = terms && sellBackOffer(terms, historyOf(lookedBack(rows)), sale.at, spread, formula);
  const last = rows.at(-1);
  if (sale.askedAt === undefined) {
    // That tick was the last one when the offer was made; a tick of the same instant may follow in the lane.
    const next = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [
      option.symbolId,
      sale.seq + 1,
    ]);
    const isLast = (last?.at ?? Infinity) <= sale.at && (next === null || next.at >= sale.at);
    assertConsistent(
      isLast,
      () => `option ${id}: its offer stands on tick ${sale.seq}, which was not the last one then`,
    );
  } else {
    const asked = sale.askedAt;
    const isFirst = last !== undefined && last.at > asked && (rows.at(-2)?.at ?? Infinity) <= asked;
    assertConsistent(
      isFirst,
      () => `option ${id}: tick ${sale.seq} is not the first after it was to be sold`,
    );
    check('instant of the price', sale.at, last?.at ?? null);
    check('exit tick', option.exitSeq, sale.seq);
    check('exit time', option.exitAt, sale.at);
    check('exit price', option.exitPrice, last ? BigInt(last.bid) : null);
    const [request] = await reader.query(
      `SELECT count(*) AS found FROM option_sales WHERE option_id = $1 AND status = 'sold'`,
      [id],
    );
    check('requests that sold it', Number(request?.found ?? 0), 1);
    assertConsistent(
      decimal(sale.price) >= decimal(sale.least ?? '0'),
      () => `option ${id}: it was sold below its least`,
    );
  }
  const left = expiresAt - sale.at;
  assertConsistent(
    left >= SELL_BACK_LEAST_LEFT,
    () => `option ${id}: it was sold ${left} ms before the expiry`,
  );
  check('price', decimal(sale.price), found?.price ?? null);
  check('chance', decimal(sale.chance), found?.chance ?? null);
  check('profit', option.profit, decimal(sale.price) - stake);
}

const ticksUpTo = (
  reader: DatabaseReader,
  { symbolId, expiresAt }: Option,
  { seq, at, formula }: { readonly seq: number; readonly at: number; readonly formula: SaleFormula },
): Promise<Tick[]> => {
  return reader.rows(ticks, pricingTicksQuery({ symbolId, seq, at, expiresAt, formula }));
};

const lookedBack = (rows: readonly Tick[]) => rows.map(({ at, bid }) => ({ time: at, bid: BigInt(bid) }));
