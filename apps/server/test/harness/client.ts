import type { EnvelopeCode, RefusalData } from '@truemark/contracts';
import { isSafeNumber, parse } from 'lossless-json';

/** Parses JSON; numbers that a double cannot hold stay text. */
export const readJson = (text: string): unknown =>
  parse(text, undefined, { parseNumber: (figure) => (isSafeNumber(figure) ? Number(figure) : figure) });

export type Fields = Readonly<Record<string, unknown>>;

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Response as received; `data` has the type that the test expects. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: EnvelopeCode;
  readonly msg: string;
  readonly data: T;
}

export interface Client {
  readonly url: string;
  token: string | null;
  lang: string;
  get<T = unknown>(path: string, fields?: Fields, options?: CallOptions): Promise<Answer<T>>;
  /** Posts JSON. */
  post<T = unknown>(path: string, fields?: Fields, options?: CallOptions): Promise<Answer<T>>;
  /** Posts a form. */
  form<T = unknown>(path: string, fields?: Fields, options?: CallOptions): Promise<Answer<T>>;
  /** `data` of a GET that must succeed. */
  read<T = unknown>(path: string, fields?: Fields, options?: CallOptions): Promise<T>;
  /** `data` of a post that must succeed. */
  take<T = unknown>(path: string, fields?: Fields, options?: CallOptions): Promise<T>;
}

/** A client of the customer's calls. */
export function client(url: string, token: string | null = null): Client {
  const call = async <T>(path: string, init: RequestInit, options: CallOptions = {}): Promise<Answer<T>> => {
    const headers = new Headers(init.headers);
    headers.set('lang', self.lang);
    if (self.token) headers.set('authorization', self.token);
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const response = await fetch(url + path, { ...init, headers });
    const text = await response.text();
    try {
      const { code, msg, data } = readJson(text) as { code: EnvelopeCode; msg: string; data: T };
      return { status: response.status, headers: response.headers, code, msg, data };
    } catch {
      throw new Error(
        `${init.method} ${path} answered ${response.status} without an envelope: ${text.slice(0, 500)}`,
      );
    }
  };
  const succeed = <T>(path: string, { status, code, msg, data }: Answer<T>): T => {
    if (code === 1) return data;
    throw new Error(`${path} answered ${status}, code ${code}, ${refusalKeyOf(data) ?? 'no key'}: ${msg}`);
  };
  const self: Client = {
    url,
    token,
    lang: 'en',
    get: (path, fields = {}, options) => call(path + queryOf(fields), { method: 'GET' }, options),
    post: (path, fields = {}, options) =>
      call(
        path,
        { method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } },
        options,
      ),
    form: (path, fields = {}, options) => call(path, { method: 'POST', body: formOf(fields) }, options),
    read: async <T>(path: string, fields?: Fields, options?: CallOptions) =>
      succeed(path, await self.get<T>(path, fields, options)),
    take: async <T>(path: string, fields?: Fields, options?: CallOptions) =>
      succeed(path, await self.post<T>(path, fields, options)),
  };
  return self;
}

/** Key in a refusal's data; null for any other data. */
export const refusalKeyOf = (data: unknown): string | null =>
  (data as Partial<RefusalData> | null)?.key ?? null;

const formOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function queryOf(fields: Fields): string {
  const query = formOf(fields).toString();
  return query && `?${query}`;
}
