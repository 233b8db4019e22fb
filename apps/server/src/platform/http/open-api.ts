import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { type DeclaredCall, isWriting } from './call.js';
import { jsonSchemaOf } from './json-schema.js';

type Path = OpenAPIObject['paths'][string];
type Operation = NonNullable<Path['get']>;
type Schema = Record<string, unknown>;

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

const ENVELOPE = 'Envelope `{code, msg, data}`. ';

/** Adds the declared calls to a description that has Nest's own routes. */
export function describeCalls(document: OpenAPIObject, calls: readonly DeclaredCall[]): OpenAPIObject {
  const paths: OpenAPIObject['paths'] = { ...document.paths };
  for (const call of calls) {
    for (const routed of call.paths) {
      const path = routed.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], ...pathOf(call, path) };
    }
  }
  return { ...document, paths };
}

function pathOf(call: DeclaredCall, address: string): Path {
  const { schema, fields } = requestOf(call);
  const path: Path = {};
  for (const method of (call.method ?? 'GET').split('|')) {
    if (method === 'GET')
      path.get = { ...operationOf(call), parameters: [...parametersOf(fields, address), ...headersOf(call)] };
    else path.post = { ...operationOf(call), parameters: headersOf(call), ...bodyOf(schema, fields, call) };
  }
  return path;
}

function requestOf({ schema }: DeclaredCall): { schema: Schema; fields: Field[] } {
  if (!schema) return { schema: {}, fields: [] };
  const described = jsonSchemaOf(schema, 'input');
  const required = new Set((described.required as string[] | undefined) ?? []);
  const properties = (described.properties ?? {}) as Record<string, Schema>;
  return {
    schema: described,
    fields: Object.entries(properties).map(([name, of]) => ({
      name,
      required: required.has(name),
      schema: of,
    })),
  };
}

function operationOf(call: DeclaredCall): Operation {
  const { tag, summary, answer, auth, realOnly, rateLimit, upload, file } = call;
  const notes = [
    realOnly && 'Real customers only.',
    rateLimit && `At most ${rateLimit.most} in ${rateLimit.windowMs / 1000} s per ${rateLimit.per}.`,
  ].filter(Boolean);
  return {
    tags: [tag],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(auth !== 'none' && { security: auth === 'optional' ? [{}, { customer: [] }] : [{ customer: [] }] }),
    responses: {
      200: {
        description: file ? 'The file; an envelope if the call is refused.' : 'Envelope `{code, msg, data}`.',
        content: {
          'application/json': {
            schema: envelopeOf(file ? null : jsonSchemaOf(answer ?? z.null(), 'output')),
          },
          ...(file && { [file]: { schema: { type: 'string', format: 'binary' } } }),
        },
      },
      ...(upload && { 413: { description: `${ENVELOPE}More than ${upload.mostBytes} bytes.` } }),
      ...(rateLimit && { 429: { description: `${ENVELOPE}Rate limit exceeded; see \`Retry-After\`.` } }),
    },
  };
}

const parametersOf = (fields: readonly Field[], address: string): NonNullable<Operation['parameters']> =>
  fields.map(({ name, required, schema }) => {
    const inPath = address.includes(`{${name}}`);
    return {
      name,
      in: inPath ? ('path' as const) : ('query' as const),
      required: inPath || required,
      schema,
    };
  });

function headersOf(call: DeclaredCall): NonNullable<Operation['parameters']> {
  const lang = { name: 'lang', in: 'header' as const, required: false, schema: { type: 'string' } };
  if (call.auth !== 'customer' || !isWriting(call)) return [lang];
  const description = '1 to 64 visible characters; the same key and payload take effect once.';
  return [
    lang,
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', maxLength: 64 },
    },
  ];
}

function bodyOf(
  schema: Schema,
  fields: readonly Field[],
  { upload }: DeclaredCall,
): Pick<Operation, 'requestBody'> {
  if (fields.length === 0) return {};
  const content = { schema };
  return {
    requestBody: {
      required: fields.some(({ required }) => required),
      content: upload
        ? { 'multipart/form-data': content }
        : { 'application/json': content, 'application/x-www-form-urlencoded': content },
    },
  };
}

/** Schema of an envelope's code; 1 means success. */
const CODE = {
  type: 'integer',
  enum: [0, 1, 999],
  description: '1 success, 999 session required, 0 any other refusal',
};

/** Schema of a call's answer; `data` null: only refusals use an envelope. */
const envelopeOf = (data: Schema | null): Schema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: CODE,
    msg: { type: 'string', description: 'Text for the customer in `lang`' },
    data: data ? { anyOf: [data, REFUSAL] } : REFUSAL,
  },
});

const REFUSAL: Schema = { $ref: '#/components/schemas/Refusal' };

/** Schema of `data` in an envelope whose `code` is not 1. */
export const REFUSAL_SCHEMA: Schema = {
  type: 'object',
  required: ['key'],
  properties: {
    key: { type: 'string', description: 'Stable error key, such as `order.insufficient_balance`' },
    fields: {
      type: 'object',
      description: 'Only with key `validation`: field to message key',
      additionalProperties: { type: 'string' },
    },
  },
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
};
