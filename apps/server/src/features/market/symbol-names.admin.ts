import type { ExactDecimals } from '@truemark/contracts';
import type { SymbolNameRow } from '@truemark/contracts/admin';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';

/** A page of symbols by name. */
export const symbolNames = (
  symbols: readonly SymbolRow[],
  { filter, first, limit, sort }: ListRequest,
): Listed<ExactDecimals<SymbolNameRow>> => {
  const rows = symbols
    .filter((symbol) => matchesFilters(symbol, filter))
    .map(({ id, code, showCode, sort: place }) => ({ id, Code: code, ShowCode: showCode, Sort: place }));
  return Listed.of(sorted(rows, sort), first, limit);
};

/** Whether a symbol matches the filters. */
export function matchesFilters(
  symbol: SymbolRow,
  { id, q, IsEnabled, Feed }: ListRequest['filter'],
): boolean {
  if (Array.isArray(id) && !id.map(Number).includes(symbol.id)) return false;
  if (typeof IsEnabled === 'boolean' && IsEnabled !== symbol.isEnabled) return false;
  if (typeof Feed === 'string' && Feed !== symbol.feed) return false;
  if (typeof q !== 'string') return true;
  return `${symbol.code} ${symbol.showCode} ${symbol.name}`.toLowerCase().includes(q.trim().toLowerCase());
}

/** Sorted as requested. */
export function sorted<T extends { id: number }>(rows: T[], sort: ListRequest['sort']): T[] {
  if (!sort) return rows;
  const value = (row: T): string | number | bigint => {
    const found = (row as Record<string, unknown>)[sort.field];
    return typeof found === 'number' || typeof found === 'bigint' || typeof found === 'string' ? found : 0;
  };
  const up = [...rows].sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.id - b.id));
  return sort.descending ? up.reverse() : up;
}
