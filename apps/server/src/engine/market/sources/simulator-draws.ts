import { createCipheriv, createHash } from 'node:crypto';
import { DRAW_BYTES } from '@truemark/domain';

const NOTHING = Buffer.alloc(DRAW_BYTES);
const codes = new Map<string, Buffer>();

/**
 * The 64 bytes from which a symbol's tick of that number is drawn: AES-256 in counter mode under the day's key. The
 * counter starts with eight bytes of the code's SHA-256, six of the number and two zero bytes. So no two ticks share a
 * byte, the order of calls does not matter, and a restart continues seamlessly.
 */
export function keystreamBlock(key: Uint8Array, code: string, seq: number): Buffer {
  const counter = Buffer.alloc(16);
  codePrefix(code).copy(counter);
  counter.writeUIntBE(seq, 8, 6);
  return createCipheriv('aes-256-ctr', key, counter).update(NOTHING);
}

function codePrefix(code: string): Buffer {
  const known = codes.get(code);
  if (known) return known;
  const mark = createHash('sha256').update(code, 'utf8').digest().subarray(0, 8);
  codes.set(code, mark);
  return mark;
}
