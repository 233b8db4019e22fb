import type { Envelope, RefusalData } from '@truemark/contracts';
import { unparted } from '@truemark/i18n';
import { takeEarly } from './early.js';
import { parseJson } from './json.js';
import { language } from './language.js';
import { token } from './session.js';

/** What a page says of a fault of its own call; null while there is none. */
export function failureOf(error: unknown): { said?: string } | null {
  if (error === null || error === undefined) return null;
  return error instanceof Refusal ? { said: error.message } : {};
}

/** The server answered and said no; `message` is the customer's text. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly key: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Whatever else the server said, such as `retry_after`. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** The same with the app's names of fields for the wire's. */
  under(names: Readonly<Record<string, string>>): Refusal {
    const fields = Object.entries(this.fields).map(([name, reason]) => [names[name] ?? name, reason]);
    return new Refusal(this.message, this.key, Object.fromEntries(fields), this.facts);
  }
}

/** No usable answer came: offline, a time-out, a fault of the server. */
export class Unreachable extends Error {
  constructor(
    message: string,
    /** Of a call that moves money: it never left the device, or nobody knows yet whether it was carried out. */
    readonly money?: 'unsent' | 'unsure',
  ) {
    super(message);
  }
}

/** A younger request with the same key took this one's place; nobody is told. */
export class Superseded extends Error {}

export interface CallOptions {
  /** A request with the same key cancels its elder. */
  key?: string;
  /** Calls of the start-up: an ended session does not send the customer to the log-in. */
  init?: boolean;
  /** The same key and payload move money once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type Params = Readonly<Record<string, string | number | undefined>>;

const SESSION_ENDED = 999;
const elders = new Map<string, AbortController>();

let onSessionEnded: () => void = () => {};

/** Says what happens when a call (other than one of the start-up) finds the session ended. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnded = listener;
}

export async function get<T>(path: string, params: Params = {}, options: CallOptions = {}): Promise<T> {
  return (await getWithText<T>(path, params, options)).data;
}

/** With the answer's own text, in which every figure stands as it was sent. */
export async function getWithText<T>(
  path: string,
  params: Params = {},
  options: CallOptions = {},
): Promise<{ data: T; text: string }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  const early = takeEarly(address, language(), token.get());
  query.set('t', String(Date.now()));
  const { envelope, text } = await send<T>(`${path}?${query}`, { method: 'GET' }, options, early);
  return { data: envelope.data, text };
}

/** An action: answers the server's text too, which the caller shows. */
export async function post<T>(
  path: string,
  body: object = {},
  options: CallOptions = {},
): Promise<Envelope<T>> {
  const headers = { 'content-type': 'application/json' };
  return (await send<T>(path, { method: 'POST', body: JSON.stringify(body), headers }, options)).envelope;
}

async function send<T>(
  path: string,
  init: RequestInit,
  options: CallOptions,
  early?: Promise<Response>,
): Promise<{ envelope: Envelope<T>; text: string }> {
  const control = new AbortController();
  options.signal?.addEventListener('abort', () => control.abort(options.signal?.reason), { once: true });
  if (options.key) {
    elders.get(options.key)?.abort(new Superseded());
    elders.set(options.key, control);
  }
  const bearer = token.get();
  const headers = new Headers(init.headers);
  headers.set('lang', language());
  if (bearer) headers.set('authorization', bearer);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  try {
    const response = await (early ?? fetch(path, { ...init, headers, signal: control.signal }));
    const text = await response.text();
    return { envelope: openAnswer<T>(text, bearer, options), text };
  } catch (fault) {
    if (control.signal.aborted) throw control.signal.reason;
    throw fault instanceof Refusal ? fault : new Unreachable(String(fault));
  } finally {
    if (options.key && elders.get(options.key) === control) elders.delete(options.key);
  }
}

/** What an answer's envelope holds; throws a `Refusal` on any other code than 1. */
export function openAnswer<T>(text: string, bearer: string | null, options: CallOptions): Envelope<T> {
  const envelope = parseJson(text) as Envelope<T | RefusalData>;
  if (envelope.code === 1) return envelope as Envelope<T>;
  if (envelope.code === SESSION_ENDED && token.get() === bearer) {
    token.set(null);
    if (!options.init) onSessionEnded();
  }
  const refusal = (envelope.data ?? { key: 'unknown' }) as RefusalData;
  throw new Refusal(unparted(envelope.msg), refusal.key, refusal.fields, { ...refusal });
}
