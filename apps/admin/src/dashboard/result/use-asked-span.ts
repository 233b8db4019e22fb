import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../resources/reconciliation/day.js';
import { RANGES, type Range } from './result.js';

export interface AskedSpan {
  readonly book: 'real' | 'demo';
  readonly range: Range;
  readonly from: string | null;
  readonly to: string | null;
}

/** Days and book shown, kept in the address so that they survive a reload and can be shared. */
export function useAskedSpan(): readonly [AskedSpan, (changes: Partial<AskedSpan>) => void] {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const hasDays = isDay(from) && isDay(to);
  const asked: AskedSpan = {
    book: search.get('book') === 'demo' ? 'demo' : 'real',
    range: RANGES.find((range) => range === search.get('range')) ?? (hasDays ? 'own' : 'month'),
    from: hasDays ? from : null,
    to: hasDays ? to : null,
  };
  const ask = (changes: Partial<AskedSpan>): void => {
    const next = { ...asked, ...changes };
    const days = next.range === 'own' && next.from && next.to ? { from: next.from, to: next.to } : null;
    setSearch({ ...(next.book === 'demo' && { book: 'demo' }), ...(days ?? { range: next.range }) });
  };
  return [asked, ask];
}

/** Query string for the server. */
export const queryOf = ({ book, range, from, to }: AskedSpan): string =>
  new URLSearchParams(
    range === 'own' && from && to ? { book, from, to } : { book, range: range === 'own' ? 'month' : range },
  ).toString();
