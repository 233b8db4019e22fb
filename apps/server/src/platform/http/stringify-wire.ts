import { formatDecimal } from '@truemark/money';

/**
 * JSON of plain data in which a `bigint` is a figure in 10⁻⁸ and is written as a plain JSON number: exact, never with
 * an exponent. Everything else is written as `JSON.stringify` would.
 */
export function stringifyWire(value: unknown): string {
  if (!isTold(value)) return 'null';
  // Pieces in one array, joined once: a text that grows by each piece leaves a piece of garbage for each.
  const pieces: string[] = [];
  write(pieces, value);
  return pieces.join('');
}

const isTold = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

function write(pieces: string[], value: unknown): void {
  switch (typeof value) {
    case 'bigint':
      pieces.push(formatDecimal(value));
      break;
    case 'string':
      pieces.push(JSON.stringify(value));
      break;
    case 'number':
      pieces.push(numberOf(value));
      break;
    case 'boolean':
      pieces.push(value ? 'true' : 'false');
      break;
    case 'object':
      if (value === null) pieces.push('null');
      else if (Array.isArray(value)) writeArray(pieces, value);
      else writeObject(pieces, value as Record<string, unknown>);
      break;
    default:
      pieces.push('null');
  }
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

function writeArray(pieces: string[], values: readonly unknown[]): void {
  let before = '[';
  for (let index = 0; index < values.length; index += 1) {
    pieces.push(before);
    before = ',';
    write(pieces, values[index]);
  }
  pieces.push(before === '[' ? '[]' : ']');
}

function writeObject(pieces: string[], value: Record<string, unknown>): void {
  let before = '{';
  for (const name in value) {
    const held = value[name];
    if (!isTold(held)) continue;
    pieces.push(before, nameOf(name));
    before = ',';
    write(pieces, held);
  }
  pieces.push(before === '{' ? '{}' : '}');
}

/** `"name":` of the few hundred field names there are; names from data are not kept. */
const names = new Map<string, string>();

function nameOf(name: string): string {
  let written = names.get(name);
  if (written === undefined) {
    written = `${JSON.stringify(name)}:`;
    if (names.size < 2000) names.set(name, written);
  }
  return written;
}
