/** Networks, and coins without a network's name, whose transactions are named by 32 bytes in hexadecimal. */
const HASHED = new Set(['TRC20', 'TRX', 'ERC20', 'ETH', 'BEP20', 'BNB', 'BTC', 'LTC', 'DOGE']);

/** A shorter text finds no payment again. */
const SHORTEST = 3;

const HASH = /^(?:0x)?[0-9a-f]{64}$/i;

interface Way {
  readonly way: 'coin' | 'bank';
  readonly code: string;
  readonly protocol: string;
}

/** Whether what is sent this way is found again by the hash of a transaction. */
export const isSentByHash = ({ way, code, protocol }: Way): boolean =>
  way === 'coin' && HASHED.has((protocol || code).toUpperCase());

/** Whether a reference finds a payment again: a line of three characters at least. */
export const isPaymentReference = (reference: string): boolean =>
  reference.trim().length >= SHORTEST && !/\p{Cc}/u.test(reference.trim());

/**
 * How a reference may have been written down before: a hash with `0x` before it or without, in small letters or capitals;
 * any other text as it is.
 */
export function writingsOf(reference: string): string[] {
  const text = reference.trim();
  if (!HASH.test(text)) return [text];
  const bare = text.replace(/^0x/i, '');
  const cases = [bare, bare.toLowerCase(), bare.toUpperCase()];
  return [...new Set([text, ...cases.flatMap((each) => [each, `0x${each}`])])];
}

/** Whether what is sent by a hash is named by another text: a slip, or a transfer inside an exchange, which has none. */
export const lacksHash = (way: Way, reference: string): boolean =>
  isSentByHash(way) && !HASH.test(reference.trim());
