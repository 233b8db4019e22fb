import { parseDecimal } from '@truemark/money';

/** Best prices of a Binance symbol, in 10⁻⁸. */
export interface BookTicker {
  /** Upper case. */
  readonly feedCode: string;
  readonly bid: number;
  readonly ask: number;
}

/**
 * Parses a message of the `bookTicker` stream, single or combined. `other`: a valid message of another kind, such as a
 * subscription response. `malformed`: nothing Binance would send.
 */
export function readBookTicker(text: string): BookTicker | 'other' | 'malformed' {
  const message = parseObject(text);
  if (!message) return 'malformed';
  const isCombined = 'stream' in message;
  if (isCombined && !String(message.stream).endsWith('@bookTicker')) return 'other';
  const data = isCombined ? message.data : message;
  if (!isObject(data)) return 'malformed';
  // In a single stream, spot messages carry no event type; futures messages do.
  if (!isCombined && data.e !== 'bookTicker' && ('e' in data || !('u' in data))) return 'other';
  const bid = priceOf(data.b);
  const ask = priceOf(data.a);
  if (typeof data.s !== 'string' || bid === null || ask === null) return 'malformed';
  return { feedCode: data.s.toUpperCase(), bid, ask };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' ? parseDecimal(value) : null;
  return price === null ? null : Number(price);
}
