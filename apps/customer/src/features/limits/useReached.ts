import { formatFigure, ltr } from '@truemark/i18n';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { reachedLimit } from './reached.js';
import { useLimits, useServerNow } from './useLimits.js';

export interface ReachedLimit {
  /** In the words that the server would refuse with; null where a banner of the page says it. */
  readonly text: string | null;
  /** What a button says that it keeps from being pressed. */
  readonly why: 'why.limit' | 'limits.exclusion';
}

/** The limit of the customer's own that keeps every new trade out now; undefined while none does. */
export function useReached(): ReachedLimit | undefined {
  const { data } = useLimits();
  const now = useServerNow();
  const { currency } = useConfig();
  const texts = useErrorTexts();
  const reached = data && reachedLimit(data, now);
  if (!reached) return undefined;
  if (reached.key === 'limits.self_excluded') return { text: null, why: 'limits.exclusion' };
  const facts: Readonly<Record<string, string>> = {
    most: 'most' in reached ? ltr(formatFigure(reached.most)) : '',
    currency,
  };
  const text =
    (texts[reached.key] ?? null)?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '') ??
    null;
  return { text, why: 'why.limit' };
}
