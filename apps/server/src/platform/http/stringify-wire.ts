import { formatDecimal } from '@truemark/money';

/**
 * JSON of plain data in which a `bigint` is a figure in 10⁻⁸ and is written as a plain JSON number: exact, never with
 * an exponent. Everything else is written as `JSON.stringify` would.
 */
export function stringifyWire(value: unknown): string {
  return write(value) ?? 'null';
}

function write(value: unknown): string | undefined {
  switch (typeof value) {
    case 'bigint':
      return formatDecimal(value);
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return writeNumber(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeArray(value) : writeObject(value as Record<string, unknown>);
    default:
      return undefined;
  }
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

function writeArray(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ',';
    text += write(values[index]) ?? 'null';
  }
  return `${text}]`;
}

function writeObject(value: Record<string, unknown>): string {
  let text = '{';
  for (const name in value) {
    const written = write(value[name]);
    if (written === undefined) continue;
    text += text.length === 1 ? '' : ',';
    text += nameOf(name) + written;
  }
  return `${text}}`;
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
