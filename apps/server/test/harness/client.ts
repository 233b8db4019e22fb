import type { EnvelopeCode, RefusalData } from '@truemark/contracts';
import { isSafeNumber, parse } from 'lossless-json';
import { asked, type Sent } from './asked.js';

/** Reads JSON; figures that a double cannot hold stay text. */
export const readJson = (text: string): unknown =>
  parse(text, undefined, { parseNumber: (figure) => (isSafeNumber(figure) ? Number(figure) : figure) });

export type Fields = Readonly<Record<string, unknown>>;

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer as it came; `data` is what the test expects it to be. */
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
  const call = async <T>(path: string, init: Sent, options: CallOptions = {}): Promise<Answer<T>> => {
    const headers: Record<string, string> = { ...init.headers, lang: self.lang };
    if (self.token) headers.authorization = self.token;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value;
    const answer = await asked(url + path, { ...init, headers });
    const { status, text } = answer;
    try {
      const { code, msg, data } = readJson(text) as { code: EnvelopeCode; msg: string; data: T };
      return { status, headers: answer.headers, code, msg, data };
    } catch {
      throw new Error(`${init.method} ${path} answered ${status} without an envelope: ${text.slice(0, 500)}`);
    }
  };
  const succeed = <T>(path: string, { status, code, msg, data }: Answer<T>): T => {
    if (code === 1) return data;
    throw new Error(`${path} answered ${status}, code ${code}, ${keyOf(data) ?? 'no key'}: ${msg}`);
  };
  const self: Client = {
    url,
    token,
    lang: 'en',
    get: (path, fields = {}, options) =>
      call(path + queryOf(fields), { method: 'GET', headers: {} }, options),
    post: (path, fields = {}, options) =>
      call(
        path,
        { method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } },
        options,
      ),
    form: (path, fields = {}, options) =>
      call(path, { method: 'POST', body: formOf(fields).toString(), headers: FORM }, options),
    read: async <T>(path: string, fields?: Fields, options?: CallOptions) =>
      succeed(path, await self.get<T>(path, fields, options)),
    take: async <T>(path: string, fields?: Fields, options?: CallOptions) =>
      succeed(path, await self.post<T>(path, fields, options)),
  };
  return self;
}

/** How a form says that it is one. */
export const FORM = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

/** The key of a refusal's data; null on any other. */
export const keyOf = (data: unknown): string | null => (data as Partial<RefusalData> | null)?.key ?? null;

const formOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function queryOf(fields: Fields): string {
  const query = formOf(fields).toString();
  return query && `?${query}`;
}
