import type { Compilable, CompiledQuery } from 'kysely';

/** Maximum cached statements: each page of a list has a different number of values. */
const MAX_KEPT = 1_000;
const kept = new Map<string, CompiledQuery>();

/**
 * Statement whose only parameters are a list of values in order, built once per number of values: building it per page
 * costs more than the read. `name` identifies it. Throws if the statement has other parameters or another order,
 * because the cached text would then bind the wrong values.
 */
export function cachedStatement<Row, Value extends number | string>(
  name: string,
  values: readonly Value[],
  build: (values: readonly Value[]) => Compilable<Row>,
): Compilable<Row> {
  const key = `${values.length} ${name}`;
  let built = kept.get(key) as CompiledQuery<Row> | undefined;
  if (!built) {
    built = build(values).compile();
    const { parameters } = built;
    if (parameters.length !== values.length || parameters.some((each, at) => each !== values[at]))
      throw new Error(`${name}: the parameters are not the values in their order`);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, built);
  }
  const statement = { ...built, parameters: values };
  return { compile: () => statement };
}
