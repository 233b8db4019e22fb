import { type ZodType, z } from 'zod';

type Described = Readonly<Record<string, unknown>>;

/** Schema cache: many calls share an answer, so each schema is converted once. */
const kept = { input: new WeakMap<ZodType, Described>(), output: new WeakMap<ZodType, Described>() };

/** Schema in OpenAPI 3.0 form: `input` for requests, `output` for responses. */
export function jsonSchemaOf(schema: ZodType, io: 'input' | 'output'): Described {
  const known = kept[io].get(schema);
  if (known) return known;
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  kept[io].set(schema, described);
  return described;
}
