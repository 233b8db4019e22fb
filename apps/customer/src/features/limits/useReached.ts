import { formatFigure, ltr } from '@truemark/i18n';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { type AskedTrade, exceededLimit, reachedLimit } from './reached.js';
import { useLimits, useServerNow } from './useLimits.js';

export interface ReachedLimit {
  /** In the words that the server would refuse with; null where a banner of the page says it. */
  readonly text: string | null;
  /** What a button says that it keeps from being pressed; a trade that is too much is warned of, and the server decides. */
  readonly why: 'why.limit' | 'limits.exclusion' | undefined;
}

/** The limit of the customer's own that keeps every new trade out now, else the one that this trade is too much for; undefined while none does. */
export function useReached(trade?: AskedTrade): ReachedLimit | undefined {
  const { data } = useLimits();
  const now = useServerNow();
  const { currency } = useConfig();
  const texts = useErrorTexts();
  const reached = data && reachedLimit(data, now);
  const kept = reached ?? (data && trade ? exceededLimit(data, trade, now) : null);
  if (!kept) return undefined;
  if (kept.key === 'limits.self_excluded') return { text: null, why: 'limits.exclusion' };
  const facts: Readonly<Record<string, string>> = {
    most: 'most' in kept ? ltr(formatFigure(kept.most)) : '',
    currency,
  };
  const text =
    (texts[kept.key] ?? null)?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '') ?? null;
  return { text, why: reached ? 'why.limit' : undefined };
}
