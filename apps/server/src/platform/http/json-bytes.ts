import { formatDecimal } from '@truemark/money';

const QUOTE = 34;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const BACKSLASH = 92;
/** Digits of a decimal behind its point, and what they count up to. */
const PLACES = 8;
const ONE = 10 ** PLACES;
/** What takes more bytes is written by the runtime, which is quicker there. */
const SHORT = 48;
/** Bytes that any number of safe size takes at most: sign, digits and point. */
const NUMBER = 20;
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * A text of JSON as bytes, in one piece of memory that is used again for the next: what is written piece by piece as strings
 * leaves far more garbage than the text itself.
 */
export class JsonBytes {
  private bytes: Buffer;
  private length = 0;
  private isTaken = false;

  constructor(private readonly kept: number) {
    this.bytes = Buffer.allocUnsafeSlow(kept);
  }

  /** What `write` writes, as a text. */
  textOf(write: (into: JsonBytes) => void): string {
    return this.written(write, (bytes) => bytes.toString('utf8'));
  }

  /** The same as bytes that stay as they are: a long answer leaves no string behind. */
  bytesOf(write: (into: JsonBytes) => void): Buffer {
    return this.written(write, (bytes) => Buffer.from(bytes));
  }

  private written<T>(write: (into: JsonBytes) => void, take: (bytes: Buffer) => T): T {
    // What is written may itself have a text made: that one has memory of its own.
    if (this.isTaken) return new JsonBytes(this.kept).written(write, take);
    this.isTaken = true;
    try {
      write(this);
      return take(this.bytes.subarray(0, this.length));
    } finally {
      this.isTaken = false;
      this.length = 0;
      if (this.bytes.length > this.kept) this.bytes = Buffer.allocUnsafeSlow(this.kept);
    }
  }

  /** A single ASCII character. */
  sign(code: number): void {
    this.reserve(1);
    this.bytes[this.length++] = code;
  }

  /** Bytes that were made ready. */
  ready(made: Uint8Array): void {
    this.reserve(made.length);
    const { bytes } = this;
    let at = this.length;
    for (let index = 0; index < made.length; index += 1) bytes[at++] = made[index] as number;
    this.length = at;
  }

  /** ASCII, as it is. */
  plain(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** A text in quotes. */
  string(text: string): void {
    if (text.length > SHORT || !this.short(text)) this.long(JSON.stringify(text));
  }

  /** A whole number that is safe. */
  integer(value: number): void {
    this.reserve(NUMBER);
    if (value < 0) this.bytes[this.length++] = MINUS;
    this.digits(Math.abs(value));
  }

  /** A figure in 10⁻⁸, exactly, without zeros at its end. */
  decimal(value: bigint): void {
    if (value > SAFE || value < -SAFE) return this.plain(formatDecimal(value));
    this.reserve(NUMBER);
    const figure = Number(value);
    if (figure < 0) this.bytes[this.length++] = MINUS;
    const size = Math.abs(figure);
    const fraction = size % ONE;
    this.digits((size - fraction) / ONE);
    if (fraction !== 0) this.behindPoint(fraction);
  }

  /** Bytes of the digits from the last to the first. */
  private digits(value: number): void {
    let count = 1;
    for (let bound = 10; value >= bound; bound *= 10) count += 1;
    this.length += count;
    let rest = value;
    let at = this.length;
    while (count > 0) {
      const tenth = Math.floor(rest / 10);
      this.bytes[--at] = ZERO + (rest - tenth * 10);
      rest = tenth;
      count -= 1;
    }
  }

  private behindPoint(fraction: number): void {
    let [rest, count] = [fraction, PLACES];
    while (rest % 10 === 0) {
      rest /= 10;
      count -= 1;
    }
    this.bytes[this.length] = POINT;
    const from = this.length + 1;
    this.length = from + count;
    for (let at = this.length - 1; at >= from; at -= 1) {
      const tenth = Math.floor(rest / 10);
      this.bytes[at] = ZERO + (rest - tenth * 10);
      rest = tenth;
    }
  }

  /** False where the text is not plain ASCII: nothing was written then. */
  private short(text: string): boolean {
    this.reserve(text.length + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) return false;
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
    return true;
  }

  private long(text: string): void {
    this.reserve(text.length * 3);
    this.length += this.bytes.write(text, this.length, 'utf8');
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }
}
