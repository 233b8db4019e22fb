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

/** What keeps a reference from naming a payment; null: nothing. Of what a bank or another chain says, a line of three characters is asked. */
export function referenceFault(way: Way, reference: string): 'hash' | 'reference' | null {
  const text = reference.trim();
  if (isSentByHash(way)) return HASH.test(text) ? null : 'hash';
  return text.length < SHORTEST || /\p{Cc}/u.test(text) ? 'reference' : null;
}
