const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  return textOf(Reflect.get(value, 'en')) ?? textOf(Reflect.get(value, 'title'));
};

/** Name of a row from its recorded state; undefined: it has none. */
export function recordedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return undefined;
  for (const field of ['name', 'title', 'texts', 'email']) {
    const found = textOf(Reflect.get(state, field));
    if (found !== undefined) return found;
  }
  return undefined;
}
