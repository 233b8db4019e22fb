import { formatFigure, ltr } from '@truemark/i18n';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { type AskedTrade, exceededLimit, reachedLimit } from './reached.js';
import { useLimits, useServerNow } from './useLimits.js';

export interface ReachedLimit {
  /** Text the server would refuse with; null if a banner on the page shows it. */
  readonly text: string | null;
  /** Label of the disabled button. A trade that exceeds a limit is only warned about, and the server decides. */
  readonly why: 'why.limit' | 'limits.exclusion' | undefined;
}

/** The own limit that blocks every new trade now, else the one this trade exceeds; undefined if none. */
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
