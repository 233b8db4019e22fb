/** Networks, or coins without a network, whose transactions have a 32-byte hexadecimal hash. */
const HASHED = new Set(['TRC20', 'TRX', 'ERC20', 'ETH', 'BEP20', 'BNB', 'BTC', 'LTC', 'DOGE']);

/** Minimum length of a reference. */
const SHORTEST = 3;

const HASH = /^(?:0x)?[0-9a-f]{64}$/i;

interface Way {
  readonly way: 'coin' | 'bank';
  readonly code: string;
  readonly protocol: string;
}

/** Whether payments by this method are identified by a transaction hash. */
export const usesTransactionHash = ({ way, code, protocol }: Way): boolean =>
  way === 'coin' && HASHED.has((protocol || code).toUpperCase());

/** Whether a reference is usable: one line of at least three characters. */
export const isPaymentReference = (reference: string): boolean =>
  reference.trim().length >= SHORTEST && !/\p{Cc}/u.test(reference.trim());

/**
 * Possible spellings of a reference in older records: a hash with or without `0x`, in lower or upper case; other text
 * unchanged.
 */
export function referenceSpellings(reference: string): string[] {
  const text = reference.trim();
  if (!HASH.test(text)) return [text];
  const bare = text.replace(/^0x/i, '');
  const cases = [bare, bare.toLowerCase(), bare.toUpperCase()];
  return [...new Set([text, ...cases.flatMap((each) => [each, `0x${each}`])])];
}

/**
 * Whether a payment that should have a hash has another reference: a mistake, or an exchange-internal transfer, which
 * has no hash.
 */
export const lacksHash = (way: Way, reference: string): boolean =>
  usesTransactionHash(way) && !HASH.test(reference.trim());
