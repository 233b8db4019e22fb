import { type ZodType, z } from 'zod';

/** A schema as OpenAPI 3.0 has it: `input` as it is sent, `output` as it is answered. */
export const jsonSchemaOf = (schema: ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
