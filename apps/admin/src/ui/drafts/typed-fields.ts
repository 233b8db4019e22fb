import { isPlain } from '../../providers/is-plain.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that were typed into, by path. A draft holds only these, so that it overwrites nothing that somebody saved
 * meanwhile. Rows of a list are kept together.
 */
export function typedFields(dirty: Values, values: Values, path = ''): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const [name, mark] of Object.entries(dirty)) {
    const at = path === '' ? name : `${path}.${name}`;
    const value = values[name];
    if (isPlain(mark) && isPlain(value)) Object.assign(typed, typedFields(mark, value, at));
    else if (holdsMark(mark)) typed[at] = value ?? null;
  }
  return typed;
}

function holdsMark(mark: unknown): boolean {
  if (mark === true) return true;
  return typeof mark === 'object' && mark !== null && Object.values(mark).some(holdsMark);
}
