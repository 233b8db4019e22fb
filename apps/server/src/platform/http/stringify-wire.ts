import { JsonBytes } from './json-bytes.js';

/** Reusable buffer size; a longer text allocates its own. */
const REUSED_BUFFER_BYTES = 256 * 1024;
const shared = new JsonBytes(REUSED_BUFFER_BYTES);

/**
 * JSON of plain data in which a `bigint` is a value in 10⁻⁸, written as an exact JSON number without exponent.
 * Everything else is as in `JSON.stringify`.
 */
export function stringifyWire(value: unknown): string {
  return isSerialisable(value) ? shared.textOf((into) => write(into, value)) : 'null';
}

/** JSON of rows as UTF-8 bytes. */
export const wireBytes = (rows: readonly unknown[]): Buffer => shared.bytesOf((into) => write(into, rows));

const isSerialisable = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

function write(into: JsonBytes, value: unknown): void {
  switch (typeof value) {
    case 'bigint':
      into.decimal(value);
      break;
    case 'string':
      into.string(value);
      break;
    case 'number':
      writeNumber(into, value);
      break;
    case 'boolean':
      into.plain(value ? 'true' : 'false');
      break;
    case 'object':
      if (value === null) into.plain('null');
      else if (Array.isArray(value)) writeArray(into, value);
      else writeObject(into, value as Record<string, unknown>);
      break;
    default:
      into.plain('null');
  }
}

function writeNumber(into: JsonBytes, value: number): void {
  if (Number.isSafeInteger(value)) into.integer(value);
  else into.plain(numberOf(value));
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

const COMMA = 44;

function writeArray(into: JsonBytes, values: readonly unknown[]): void {
  into.sign(91);
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) into.sign(COMMA);
    write(into, values[index]);
  }
  into.sign(93);
}

function writeObject(into: JsonBytes, value: Record<string, unknown>): void {
  into.sign(123);
  let isFirst = true;
  for (const name in value) {
    const held = value[name];
    if (!isSerialisable(held)) continue;
    if (!isFirst) into.sign(COMMA);
    isFirst = false;
    into.ready(nameOf(name));
    write(into, held);
  }
  into.sign(125);
}

/** Cached `"name":` bytes of the few hundred field names; names that come from data are not cached. */
const names = new Map<string, Uint8Array>();

function nameOf(name: string): Uint8Array {
  let written = names.get(name);
  if (written === undefined) {
    written = Buffer.from(`${JSON.stringify(name)}:`);
    if (names.size < 2000) names.set(name, written);
  }
  return written;
}
