import type { OpenAPIObject } from '@nestjs/swagger';
import { type AdminRoute, type AdminRoutes, isFileAnswer } from '@truemark/contracts/admin';
import { jsonSchemaOf } from '../http/json-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Answer = Operation['responses'][string];

const ROOT = '/admin/api/';
const METHODS = ['get', 'post', 'put', 'delete'] as const;
const ERROR_RESPONSES = {
  200: 'The current state.',
  201: 'The new row.',
  202: 'Requested: the request that a second person decides on.',
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header' as const,
  required: false,
  description: 'The `ETag` of the record as it was read: another version is not overwritten.',
  schema: { type: 'string' as const },
};

const ETAG = {
  ETag: { description: 'Version of the record, for `If-Match`.', schema: { type: 'string' as const } },
};

/** Adds request and response schemas to the back-office routes of an OpenAPI description. */
export function describeRoutes(document: OpenAPIObject, routes: AdminRoutes): OpenAPIObject {
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    paths[path] = { ...item };
    for (const method of METHODS) {
      const operation = item[method];
      const route = operation && routes[routeOf(method, path)];
      if (!route) continue;
      const isSave = method === 'put' && path.includes('{');
      const full = described(operation, route);
      const isSaved = method === 'get' && path.includes('{') && item.put !== undefined;
      paths[path] = {
        ...paths[path],
        [method]: isSave ? conditional(full) : isSaved ? versioned(full) : full,
      };
    }
  }
  return { ...document, paths };
}

/** `post`, `/admin/api/customers/{id}/block` → `POST customers/:id/block`. */
const routeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.slice(ROOT.length).replace(/\{(\w+)\}/g, ':$1')}`;

function described(operation: Operation, route: AdminRoute): Operation {
  const { requestBody: _, ...rest } = operation;
  const responses: Operation['responses'] = { ...operation.responses };
  for (const status of [200, 201, 202] as const) {
    const answer = route[status];
    if (!answer) {
      delete responses[status];
      continue;
    }
    const given = responses[status];
    const description = (given && 'description' in given && given.description) || ERROR_RESPONSES[status];
    const content = isFileAnswer(answer)
      ? { [answer.file]: { schema: { type: 'string', format: 'binary' } } }
      : json(jsonSchemaOf(answer, 'output'));
    responses[status] = { ...given, description, content };
  }
  if (!route.body) return { ...rest, responses };
  return {
    ...rest,
    requestBody: { required: true, content: json(jsonSchemaOf(route.body, 'input')) },
    responses: { ...responses, 422: { description: 'Field errors in `errors`.' } },
  };
}

/** Saving of a record, which may name the version that it overwrites. */
const conditional = (operation: Operation): Operation => ({
  ...operation,
  parameters: [...(operation.parameters ?? []), IF_MATCH],
  responses: { ...operation.responses, 412: { description: 'The record was changed since that version.' } },
});

/** Reading of a record that can be saved. */
const versioned = (operation: Operation): Operation => ({
  ...operation,
  responses: { ...operation.responses, 200: { ...operation.responses[200], headers: ETAG } as Answer },
});

const json = (schema: object) => ({ 'application/json': { schema } });
