import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type HttpError } from 'react-admin';
import { type AskedRequest, markAsked } from './asked.js';
import { API, http } from './http.js';

const rest = simpleRestProvider(API, http);

/** The server's `{errors: {field: text}}` is what react-admin's forms show beside their fields. */
const withFieldErrors = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw nested(error as HttpError);
  }
};

/** `HasForexMultiple.0.Value` → a nested object, as the form holds its values. */
function nested(error: HttpError): HttpError {
  const flat = (error.body as { errors?: Record<string, string> } | undefined)?.errors;
  if (!flat) return error;
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(flat)) put(errors, path.split('.'), message);
  error.body = { ...error.body, errors };
  return error;
}

function put(into: Record<string, unknown>, [name = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) into[name] = message;
  else {
    const inner = (into[name] ?? {}) as Record<string, unknown>;
    into[name] = inner;
    put(inner, rest, message);
  }
}

/** Saves; what a second person has to agree to first leaves the record as it is, marked with the request. */
async function save(method: string, path: string, sent: unknown, kept: object | null) {
  const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
  const { status, json } = await withFieldErrors(http(`${API}/${path}`, { method, ...body }));
  return { data: status === 202 ? markAsked(kept ?? json, json as AskedRequest) : json };
}

const rowOf = (resource: string, id: unknown): string => `${resource}/${encodeURIComponent(String(id))}`;

export const dataProvider: DataProvider = {
  ...rest,
  create: (resource, { data }) => save('POST', resource, data, null),
  update: (resource, { id, data, previousData }) => save('PUT', rowOf(resource, id), data, previousData),
  delete: (resource, { id, previousData }) =>
    save('DELETE', rowOf(resource, id), undefined, previousData ?? {}),
};
