/**
 * Text frame by RFC 6455 as sent by a server: unmasked, one fragment, uncompressed. So the bytes are the same for every
 * client and are built once.
 */

const FINAL_TEXT = 0x81;
/** Lengths up to here are in the second byte; above it, these two markers give the size of the length field. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Maximum header: two bytes and a length of eight. */
const MAX_HEADER_BYTES = 10;

/** Header size in bytes for a text of `length` bytes. */
function headLength(length: number): number {
  if (length <= SHORT) return 2;
  return length <= 0xffff ? 4 : MAX_HEADER_BYTES;
}

/** Writes the header for a text of `length` bytes at `at`; returns the offset of the text. */
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

/** One frame per text, concatenated. */
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
  /** Elements and the closing bracket. */
  private readonly rest: Buffer;

  /** @param texts at least one JSON text */
  constructor(texts: readonly string[]) {
    const array = `[${texts.join(',')}]`;
    this.bytes = framesOf([array]);
    this.rest = this.bytes.subarray(headLength(Buffer.byteLength(array)) + 1);
  }

  /**
   * Frame of an array that starts with `texts`, in two parts: the second part is this frame's, so content shared by
   * many clients is not encoded again for each.
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
