/** SHA-256, brought in from outside: this library runs where there is no `node:crypto`, too. 32 bytes each. */
export interface Hasher {
  /** Of a text's UTF-8 bytes. */
  ofText(text: string): Uint8Array;
  ofBytes(bytes: Uint8Array): Uint8Array;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

/** The bytes of lower-case hexadecimal digits; throws on anything else. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new RangeError(`${JSON.stringify(hex)} is not hexadecimal`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}
