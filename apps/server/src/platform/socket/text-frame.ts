/**
 * Text as RFC 6455 frames it from a server: unmasked, whole, not compressed. So the bytes are the same for every
 * reader and can be built once for all of them.
 */

const FINAL_TEXT = 0x81;
/** Lengths up to here stand in the second byte; above it these two marks say how many bytes hold the length. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** The longest head: two bytes and a length of eight. */
const LONGEST_HEAD = 10;

/** Bytes of the head in front of a text of `length` bytes. */
function headLength(length: number): number {
  if (length <= SHORT) return 2;
  return length <= 0xffff ? 4 : LONGEST_HEAD;
}

/** Writes the head for a text of `length` bytes at `at`; answers where the text starts. */
function writeHead(target: Buffer, at: number, length: number): number {
  target[at] = FINAL_TEXT;
  if (length <= SHORT) {
    target[at + 1] = length;
  } else if (length <= 0xffff) {
    target[at + 1] = TWO_BYTES;
    target.writeUInt16BE(length, at + 2);
  } else {
    target[at + 1] = EIGHT_BYTES;
    target.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headLength(length);
}

/** Each text in a frame of its own, one behind the other. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const target = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHead(target, at, lengths[index] as number);
    at += target.write(text, at);
  }
  return target;
}

/** JSON texts as one array in one frame. */
export class ArrayFrame {
  /** The whole frame. */
  readonly bytes: Buffer;
  /** The elements and the closing bracket. */
  private readonly rest: Buffer;

  /** @param texts at least one JSON text */
  constructor(texts: readonly string[]) {
    const array = `[${texts.join(',')}]`;
    this.bytes = framesOf([array]);
    this.rest = this.bytes.subarray(headLength(Buffer.byteLength(array)) + 1);
  }

  /**
   * What has to be written so that the array starts with `texts`: a frame whose second part is this one's, so that what
   * many readers share is not encoded again for each.
   */
  startingWith(texts: readonly string[]): readonly [Buffer, Buffer] {
    const start = `[${texts.join(',')},`;
    const bytes = Buffer.byteLength(start);
    const length = bytes + this.rest.length;
    const first = Buffer.allocUnsafe(headLength(length) + bytes);
    first.write(start, writeHead(first, 0, length));
    return [first, this.rest];
  }
}
