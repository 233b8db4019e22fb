import { fetchUtils, HttpError } from 'react-admin';
import { fromServerWords, t } from '../texts/texts.js';
import { endSession, readToken } from './session.js';
import { fromServer, namesOf, toServer } from './translate.js';

export const API = '/admin/api';

/**
 * Error of a request without an answer, in the operator's words. A write may have been done all the same, and must not
 * be sent again unseen. No `HttpError`: that is what a server has answered.
 */
const unanswered = (method = 'GET'): Error =>
  new Error(t(method === 'GET' ? 'ui.noResponse' : 'ui.theAnswerWasLost'));

/** Rejects a call that can be repeated at once, since it changes nothing: without an answer, nothing is in doubt. */
export function repeatable(error: unknown): never {
  throw error instanceof HttpError ? error : unanswered();
}

/**
 * Request with the operator's token; rejects with react-admin's `HttpError`, or with an `Error` whose message says so if
 * there is no answer.
 */
export const http: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  // A delete has a content type but no body, and the server refuses an empty body of that type.
  if (options.body === undefined) headers.delete('content-type');
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if (!(error instanceof HttpError) || isOfProxy(error)) throw unanswered(options.method);
    const said = inOwnWords(error);
    // A late answer to a former session says nothing of the one that has begun since.
    throw isSessionEnd(said) && readToken() !== token ? new HttpError(said.message, said.status) : said;
  }
};

/** Whether something before the server answered in its place, such as a proxy that could not reach it. */
const isOfProxy = ({ status, body }: HttpError): boolean => status >= 500 && body === null;

/** Refusal with its texts in the operator's language. */
function inOwnWords(error: HttpError): HttpError {
  const body = error.body as { errors?: Record<string, string> } | undefined;
  error.message = fromServerWords(error.message);
  for (const [field, text] of Object.entries(body?.errors ?? {}))
    if (body?.errors) body.errors[field] = fromServerWords(text);
  return error;
}

/** Whether the error means that the session has ended. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 401 &&
  (error.body as { key?: string } | undefined)?.key === 'auth.session';

/**
 * Rejects a write whose session has ended. For a missing session, react-admin would make an empty record that counts as
 * saved.
 */
export function refused(error: unknown): never {
  if (!isSessionEnd(error)) throw error;
  endSession();
  throw new HttpError(t('layout.yourSessionHasEnded'), 401);
}

/** Posts an action besides create, read, update and delete, such as `customers/7/block`. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const names = namesOf(path);
  const sent = JSON.stringify(toServer(names, body));
  const { json } = await http(`${API}/${path}`, { method: 'POST', body: sent }).catch(refused);
  return fromServer(names, json) as T;
}

/** Puts something without an id, such as the operator's own preferences. */
export async function put<T>(path: string, body: object): Promise<T> {
  const names = namesOf(path);
  const sent = JSON.stringify(toServer(names, body));
  const { json } = await http(`${API}/${path}`, { method: 'PUT', body: sent }).catch(refused);
  return fromServer(names, json) as T;
}

/** Sends a request without waiting for it. It survives the unloading of the page. */
export function sendOnLeaving(path: string): void {
  http(`${API}/${path}`, { method: 'POST', body: '{}', keepalive: true }).catch(() => undefined);
}

/** Gets a file with the token in the header: file addresses never contain one. */
export async function getFile(path: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
  const unread = (): never => {
    throw unanswered();
  };
  const response = await fetch(`${API}/${path}`, { headers }).catch(unread);
  if (response.ok) return response.blob().catch(unread);
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  const error = new HttpError(body?.message ?? response.statusText, response.status, body);
  throw isOfProxy(error) ? unanswered() : inOwnWords(error);
}

/** Gets an answer under the app's names. */
export async function get<T>(path: string): Promise<T> {
  const { json } = await http(`${API}/${path}`);
  return fromServer(namesOf(path), json) as T;
}
