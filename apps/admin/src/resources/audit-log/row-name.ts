const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  return textOf(Reflect.get(value, 'en')) ?? textOf(Reflect.get(value, 'title'));
};

/** What a row is called by what was recorded of it; undefined: it has no name. */
export function recordedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return undefined;
  for (const field of ['name', 'title', 'texts', 'email']) {
    const found = textOf(Reflect.get(state, field));
    if (found !== undefined) return found;
  }
  return undefined;
}
