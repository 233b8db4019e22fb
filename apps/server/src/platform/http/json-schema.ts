import { type ZodType, z } from 'zod';

type Described = Readonly<Record<string, unknown>>;

/** Many calls have several ways, and many ways the same answer: each is described once. */
const kept = { input: new WeakMap<ZodType, Described>(), output: new WeakMap<ZodType, Described>() };

/** A schema as OpenAPI 3.0 has it: `input` as it is sent, `output` as it is answered. */
export function jsonSchemaOf(schema: ZodType, io: 'input' | 'output'): Described {
  const known = kept[io].get(schema);
  if (known) return known;
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  kept[io].set(schema, described);
  return described;
}
