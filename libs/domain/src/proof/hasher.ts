/** SHA-256, injected because this library also runs without `node:crypto`. Results have 32 bytes. */
export interface Hasher {
  /** Hash of a text's UTF-8 bytes. */
  ofText(text: string): Uint8Array;
  ofBytes(bytes: Uint8Array): Uint8Array;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hex digits. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

/** Bytes of lower-case hex digits; throws on anything else. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new RangeError(`${JSON.stringify(hex)} is not hexadecimal`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}
