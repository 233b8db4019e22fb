import type { Compilable, CompiledQuery } from 'kysely';

/** Statements that are kept, at most: each page of a list asks for as many rows as it has others to name. */
const MOST_KEPT = 1_000;
const kept = new Map<string, CompiledQuery>();

/**
 * A statement whose only parameters are some values in their order, built once for as many of them: to build one for a page
 * costs more than to read what it asks for. `name` tells it from every other one. It throws where the statement has other
 * parameters, or has them in another order: the next one would ask for something else.
 */
export function builtOnce<Row, Value extends number | string>(
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
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, built);
  }
  const statement = { ...built, parameters: values };
  return { compile: () => statement };
}
