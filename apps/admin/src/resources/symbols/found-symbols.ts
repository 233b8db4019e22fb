import type { SearchRow } from '../../product.js';
import { dataProvider } from '../../providers/data-provider.js';
import { CATEGORIES, type TradedSymbol } from './symbol.js';

/** All symbols, searchable by code, name and category. */
export async function foundSymbols(): Promise<SearchRow[]> {
  const { data } = await dataProvider.getList<TradedSymbol>('symbols', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  return data.map(({ id, code, showCode, name, categoryId }) => ({
    id: String(id),
    title: showCode,
    facts: [code, name, CATEGORIES.find((each) => each.id === categoryId)?.name ?? ''].filter(Boolean),
    to: `/symbols/${id}/show`,
  }));
}
