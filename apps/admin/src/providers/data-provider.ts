import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type FilterPayload,
  type GetOneParams,
  HttpError,
  type SortPayload,
} from 'react-admin';
import { t } from '../texts/texts.js';
import { type AskedRequest, markAsked } from './asked.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import { API, http, refused } from './http.js';
import { merged } from './merged.js';
import type { Names } from './names.js';
import { told } from './saves.js';
import { fieldPath, filtersOf, fromServer, namesOf, sortField, toServer } from './translate.js';

const rest = simpleRestProvider(API, http);

/** Renames the rows of an answer to the app's names. */
const named = async <T extends { data: unknown }>(resource: string, answer: Promise<T>): Promise<T> => {
  const got = await answer;
  return { ...got, data: fromServer(namesOf(resource), got.data) };
};

const BY_NUMBER: SortPayload = { field: 'id', order: 'ASC' };

/** Query of a list's order and filters, under the server's names. */
const asked = (resource: string, sort: SortPayload = BY_NUMBER, filter: FilterPayload = {}) => ({
  sort: { ...sort, field: sortField(resource, sort.field) },
  filter: filtersOf(resource, filter),
});

/** Turns the server's `{errors: {field: text}}` into the field errors of react-admin's forms. */
const withFieldErrors = async <T>(names: Names, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw nested(names, error as HttpError);
  }
};

/** `multiples.0.value` → nested object, as the form holds its values. */
function nested(names: Names, error: HttpError): HttpError {
  const flat = (error.body as { errors?: Record<string, string> } | undefined)?.errors;
  if (!flat) return error;
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(flat)) put(errors, fieldPath(names, path).split('.'), message);
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

/** Maximum wait for an answer while a record is saved, ms: its form takes nothing meanwhile. */
const LONGEST = 60_000;

/** Sends a record. If the change needs approval, the record stays as it is, marked with the request. */
async function save(
  method: string,
  path: string,
  sent: unknown,
  kept: object | null,
  headers: Record<string, string> = {},
) {
  const names = namesOf(path);
  const body = sent === undefined ? {} : { body: JSON.stringify(toServer(names, sent)) };
  const request = {
    method,
    headers: new Headers({ Accept: 'application/json', ...headers }),
    signal: AbortSignal.timeout(LONGEST),
    ...body,
  };
  const { status, json } = await withFieldErrors(names, http(`${API}/${path}`, request));
  if (status === 202) return { data: markAsked(kept ?? json, json as AskedRequest) };
  return { data: fromServer(names, json) as typeof json };
}

/** Metadata of a delete: its reason. */
interface RemovalMeta {
  readonly why?: { readonly reason: string };
}

const rowOf = (resource: string, id: unknown): string => `${resource}/${encodeURIComponent(String(id))}`;

type Fields = Readonly<Record<string, unknown>>;

/** Attempts to save on top of a record that others change at the same time. */
const MAX_TRIES = 5;

/**
 * Merges a form's changes into the current record and saves it. The server takes whole records, and concurrent changes
 * of others must not be undone: it refuses the record if it was changed again since it was read, and the changes are
 * merged anew.
 */
async function saveOnTop(resource: string, id: unknown, data: Fields, seen: Fields | null) {
  const row = rowOf(resource, id);
  for (let tries = 1; ; tries++) {
    const { record, version } = await readNow(row);
    const sent = await onTopOf(record, resource, data, seen ?? {});
    try {
      return await save('PUT', row, sent, seen, version === null ? {} : { 'If-Match': version });
    } catch (error) {
      if (!isOutdated(error) || tries === MAX_TRIES) throw error;
    }
  }
}

const isOutdated = (error: unknown): boolean => error instanceof HttpError && error.status === 412;

async function readNow(row: string): Promise<{ record: Fields; version: string | null }> {
  const reading = http(`${API}/${row}`, { signal: AbortSignal.timeout(LONGEST) });
  const { json, headers } = await reading.catch((error: unknown) => {
    throw error instanceof HttpError ? error : new Error(t('ui.noResponseNothingWasSaved'));
  });
  return { record: fromServer(namesOf(row), json) as Fields, version: headers.get('etag') };
}

async function onTopOf(now: Fields, resource: string, data: Fields, seen: Fields): Promise<Fields> {
  const sent = merged(data, seen, now);
  if (sent.conflicts.length === 0) return sent.data;
  // Field names are texts, which are loaded after this module.
  const { fieldName } = await import('../resources/audit-log/field-names.js');
  const fields = sent.conflicts.map((path) => fieldName(resource, path)).join(', ');
  throw changedMeanwhile(t('ui.changedMeanwhile', { fields }));
}

/** Part of a record that a page reads on its own, such as `customers/7/summary`; null: the common record. */
function partOf(resource: string, { id, meta }: GetOneParams): Promise<{ data: never }> | null {
  const part = (meta as { part?: string } | undefined)?.part;
  if (!part) return null;
  return http(`${API}/${rowOf(resource, id)}/${part}`).then(({ json }) => ({ data: json as never }));
}

/** Data provider that renames the server's rows and forms to the app's names, in both directions. */
export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, wanted) =>
    named(resource, rest.getList(resource, { ...wanted, ...asked(resource, wanted.sort, wanted.filter) })),
  getOne: (resource, wanted) => named(resource, partOf(resource, wanted) ?? rest.getOne(resource, wanted)),
  getMany: (resource, wanted) => named(resource, rest.getMany(resource, wanted)),
  getManyReference: (resource, wanted) =>
    named(
      resource,
      rest.getManyReference(resource, { ...wanted, ...asked(resource, wanted.sort, wanted.filter) }),
    ),
  create: (resource, { data }) =>
    told({ resource, id: null }, save('POST', resource, data, null)).catch(refused),
  update: (resource, { id, data, previousData }) =>
    told({ resource, id }, saveOnTop(resource, id, data, previousData ?? null)).catch(refused),
  delete: (resource, { id, previousData, meta }) =>
    told(
      { resource, id, removes: true },
      save('DELETE', rowOf(resource, id), (meta as RemovalMeta | undefined)?.why, previousData ?? {}),
    ).catch(refused),
};
