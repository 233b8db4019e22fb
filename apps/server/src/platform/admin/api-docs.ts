import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, type ApiResponseSchemaHost } from '@nestjs/swagger';
import type { ZodType } from 'zod';
import { jsonSchemaOf } from '../http/json-schema.js';

/** Describes a list route of the simple-rest dialect. */
export const ApiList = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    query('filter', 'JSON object; `{"id":[1,2]}` selects several.', '{}'),
    query('range', 'JSON pair of first and last row.', '[0,24]'),
    query('sort', 'JSON pair of a field and ASC or DESC.', '["id","DESC"]'),
    ApiResponse({ status: 200, description: 'Rows; `Content-Range` has their range and the total.' }),
  );

/** Documents the response of a route that does not belong to the back office. */
export const ApiResponseSchema = (schema: ZodType): MethodDecorator =>
  ApiResponse({ status: 200, schema: jsonSchemaOf(schema, 'output') } as ApiResponseSchemaHost);

const query = (name: string, description: string, example: string): MethodDecorator =>
  ApiQuery({ name, required: false, type: String, description, example });
