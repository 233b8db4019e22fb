import { formatDecimal } from '@truemark/money';

const QUOTE = 34;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const BACKSLASH = 92;
/** Decimal places, and the scale factor. */
const DECIMAL_PLACES = 8;
const ONE = 10 ** DECIMAL_PLACES;
/** Longer texts are written by the runtime, which is faster for them. */
const MAX_INLINE_TEXT = 48;
/** Maximum bytes of a number in the safe range: sign, digits and point. */
const MAX_NUMBER_BYTES = 20;
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** JSON writer into one reusable buffer: strings built piece by piece leave far more garbage than the text itself. */
export class JsonBytes {
  private bytes: Buffer;
  private length = 0;
  private isBusy = false;

  constructor(private readonly retainedSize: number) {
    this.bytes = Buffer.allocUnsafeSlow(retainedSize);
  }

  /** JSON text that `write` produces. */
  textOf(write: (into: JsonBytes) => void): string {
    return this.encode(write, (bytes) => bytes.toString('utf8'));
  }

  /** JSON as a separate buffer: a long answer creates no string. */
  bytesOf(write: (into: JsonBytes) => void): Buffer {
    return this.encode(write, (bytes) => Buffer.from(bytes));
  }

  private encode<T>(write: (into: JsonBytes) => void, take: (bytes: Buffer) => T): T {
    // Re-entrant call while the buffer is in use: gets a buffer of its own.
    if (this.isBusy) return new JsonBytes(this.retainedSize).encode(write, take);
    this.isBusy = true;
    try {
      write(this);
      return take(this.bytes.subarray(0, this.length));
    } finally {
      this.isBusy = false;
      this.length = 0;
      if (this.bytes.length > this.retainedSize) this.bytes = Buffer.allocUnsafeSlow(this.retainedSize);
    }
  }

  /** Writes a single ASCII character. */
  sign(code: number): void {
    this.reserve(1);
    this.bytes[this.length++] = code;
  }

  /** Writes prepared bytes. */
  ready(made: Uint8Array): void {
    this.reserve(made.length);
    const { bytes } = this;
    let at = this.length;
    for (let index = 0; index < made.length; index += 1) bytes[at++] = made[index] as number;
    this.length = at;
  }

  /** Writes ASCII text as it is. */
  plain(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** Writes a quoted text. */
  string(text: string): void {
    if (text.length > MAX_INLINE_TEXT || !this.writeAscii(text)) this.writeUtf8(JSON.stringify(text));
  }

  /** Writes a safe integer. */
  integer(value: number): void {
    this.reserve(MAX_NUMBER_BYTES);
    if (value < 0) this.bytes[this.length++] = MINUS;
    this.writeDigits(Math.abs(value));
  }

  /** Writes a value in 10⁻⁸ as an exact decimal, without trailing zeros. */
  decimal(value: bigint): void {
    if (value > SAFE || value < -SAFE) return this.plain(formatDecimal(value));
    this.reserve(MAX_NUMBER_BYTES);
    const figure = Number(value);
    if (figure < 0) this.bytes[this.length++] = MINUS;
    const size = Math.abs(figure);
    const fraction = size % ONE;
    this.writeDigits((size - fraction) / ONE);
    if (fraction !== 0) this.writeFraction(fraction);
  }

  /** Writes the digits, last to first. */
  private writeDigits(value: number): void {
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

  private writeFraction(fraction: number): void {
    let [rest, count] = [fraction, DECIMAL_PLACES];
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

  /** Writes the text if it is plain ASCII; otherwise writes nothing and returns false. */
  private writeAscii(text: string): boolean {
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

  private writeUtf8(text: string): void {
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
