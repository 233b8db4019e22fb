import { applyDecorators } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { type ZodType, z } from 'zod';

/** Describes a list route of the simple-rest dialect. */
export const ApiList = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    query('filter', 'JSON object; `{"id":[1,2]}` asks for several.', '{}'),
    query('range', 'JSON pair of the first and last row.', '[0,24]'),
    query('sort', 'JSON pair of a field and ASC or DESC.', '["id","DESC"]'),
    ApiResponse({ status: 200, description: 'Rows; `Content-Range` says which and of how many.' }),
  );

/** Describes a route that takes a body. */
export const ApiTakes = (summary: string, schema: ZodType): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiBody(bodyOf(schema)),
    ApiResponse({ status: 422, description: 'Field errors in `errors`.' }),
  );

/** Zod writes the dialect that Swagger types more narrowly. */
const bodyOf = (schema: ZodType): ApiBodyOptions =>
  ({
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }),
  }) as unknown as ApiBodyOptions;

const query = (name: string, description: string, example: string): MethodDecorator =>
  ApiQuery({ name, required: false, type: String, description, example });
