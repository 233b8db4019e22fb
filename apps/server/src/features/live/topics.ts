import { PERIODS, type Period } from '@truemark/domain';

/** Topic that clients subscribe to by name. */
export type Subscription =
  | { readonly kind: 'day' }
  | { readonly kind: 'bars'; readonly code: string; readonly periods: readonly Period[] }
  | { readonly kind: 'own' };

/** Public topics, the same for everyone, by their wire names. */
export const OPEN_TOPICS = ['DAY_MARKET', 'KLINE.<code>', 'KLINE.<code>.<period>'] as const;
/** Private topics of the signed-in customer. */
export const OWN_TOPICS = ['FOREX_TRADE', 'FOREX_CLOSED', 'MICRO'] as const;

const OWN: ReadonlySet<string> = new Set(OWN_TOPICS);
const BARS = /^KLINE\.([^.\s]{1,40})(?:\.([a-z0-9]+))?$/;

/** Parses a topic; null if it does not exist. */
export function readTopic(topic: unknown): Subscription | null {
  if (typeof topic !== 'string') return null;
  if (topic === 'DAY_MARKET') return { kind: 'day' };
  if (OWN.has(topic)) return { kind: 'own' };
  const [, code, period] = BARS.exec(topic) ?? [];
  if (code === undefined) return null;
  if (period === undefined) return { kind: 'bars', code, periods: PERIODS };
  const known = PERIODS.find((each) => each === period);
  return known ? { kind: 'bars', code, periods: [known] } : null;
}

export const barsTopic = (code: string): string => `KLINE.${code}`;
export const periodTopic = (code: string, period: Period): string => `KLINE.${code}.${period}`;
