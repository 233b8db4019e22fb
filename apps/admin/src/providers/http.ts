import { fetchUtils, HttpError } from 'react-admin';
import { readToken } from './session.js';
import { fromServer, namesOf, toServer } from './translate.js';

export const API = '/admin/api';

/** A request of the back office with the operator's token; rejects with react-admin's `HttpError`. */
export const http: typeof fetchUtils.fetchJson = (url, options = {}) => {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  // A removal comes with a type but no body, and the server refuses a body of that type.
  if (options.body === undefined) headers.delete('content-type');
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return fetchUtils.fetchJson(url, { ...options, headers });
};

/** An action beside the usual create, read, update and delete, such as `customers/7/block`. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const names = namesOf(path);
  const sent = JSON.stringify(toServer(names, body));
  const { json } = await http(`${API}/${path}`, { method: 'POST', body: sent });
  return fromServer(names, json) as T;
}

/** A file, with the token in the header: no address of a file ever holds one. */
export async function getFile(path: string): Promise<Blob> {
  const response = await fetch(`${API}/${path}`, {
    headers: { Authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return response.blob();
}

/** An answer under the app's names. */
export async function get<T>(path: string): Promise<T> {
  const { json } = await http(`${API}/${path}`);
  return fromServer(namesOf(path), json) as T;
}
