import type { Envelope, RefusalData } from '@truemark/contracts';
import { withNonBreakingSpace } from '@truemark/i18n';
import { takeEarly } from './early.js';
import { parseJson } from './json.js';
import { language } from './language.js';
import { dropSession, token } from './session.js';

/** Text that a page shows for an error of its own call; null if there is no error. */
export function failureOf(error: unknown): { said?: string } | null {
  if (error === null || error === undefined) return null;
  return error instanceof Refusal ? { said: error.message } : {};
}

/** Refusal by the server. `message` is the text for the customer. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly key: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Further facts in the answer, such as `retry_after`. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** Copy of the refusal with wire field names replaced by the app's. */
  under(names: Readonly<Record<string, string>>): Refusal {
    const fields = Object.entries(this.fields).map(([name, reason]) => [names[name] ?? name, reason]);
    return new Refusal(this.message, this.key, Object.fromEntries(fields), this.facts);
  }
}

/** The server's words if it refused with this key: what was asked for does not exist. */
export const goneBy = (error: unknown, key: string): string | undefined =>
  error instanceof Refusal && error.key === key ? error.message : undefined;

/** No usable answer: offline, timeout, a server error, or any failure of the server in a call that moves money. */
export class Unreachable extends Error {
  constructor(
    message: string,
    /** For calls that move money: `unsent` never left the device, `unsure` may have been executed. */
    readonly money?: 'unsent' | 'unsure',
  ) {
    super(message);
  }
}

/**
 * A newer request with the same key replaced this one, or another account has signed in since. Not reported to the
 * customer.
 */
export class Superseded extends Error {}

export interface CallOptions {
  /** A request with the same key cancels the previous one. */
  key?: string;
  /** Start-up call: an expired session does not redirect to the log-in. */
  init?: boolean;
  /** Idempotency key: the same key and payload move money once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Code of an answer to a session that has ended. */
export const SESSION_ENDED = 999;
/** Longest wait for the answer to an action, ms; a browser alone waits for minutes. */
const LONGEST = 30_000;
const elders = new Map<string, AbortController>();

let onSessionEnded: () => void = () => {};

/** Sets the handler for an expired session. Start-up calls do not trigger it. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnded = listener;
}

export async function get<T>(path: string, params: Params = {}, options: CallOptions = {}): Promise<T> {
  return (await getWithText<T>(path, params, options)).data;
}

/** GET that also returns the raw text, in which every figure is as sent. */
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

/** POST of an action. Also returns the server's message, which the caller shows. */
export async function post<T>(
  path: string,
  body: object = {},
  options: CallOptions = {},
): Promise<Envelope<T>> {
  const headers = { 'content-type': 'application/json' };
  return (await send<T>(path, { method: 'POST', body: JSON.stringify(body), headers }, options)).envelope;
}

/** Whether another account has signed in since a request of this session was sent. */
function isOthers(bearer: string | null): boolean {
  const now = token.get();
  return bearer !== null && now !== null && now !== bearer;
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
  const isAction = init.method === 'POST';
  const timer = isAction && setTimeout(() => control.abort(new Unreachable('timeout')), LONGEST);
  const bearer = token.get();
  const headers = new Headers(init.headers);
  headers.set('lang', language());
  if (bearer) headers.set('authorization', bearer);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  try {
    const response = await (early ?? fetch(path, { ...init, headers, signal: control.signal }));
    const text = await response.text();
    // Neither the answer nor a refusal of the former account is for the one that is signed in now.
    if (isAction && isOthers(bearer)) throw new Superseded();
    // A server that failed may have moved the money before it did: only the same key can tell.
    if (options.idempotencyKey && response.status >= 500) throw new Error(`status ${response.status}`);
    return { envelope: openAnswer<T>(text, bearer, options), text };
  } catch (fault) {
    if (control.signal.aborted) throw control.signal.reason;
    if (isAction && isOthers(bearer)) throw new Superseded();
    throw fault instanceof Refusal ? fault : new Unreachable(String(fault));
  } finally {
    if (timer) clearTimeout(timer);
    if (options.key && elders.get(options.key) === control) elders.delete(options.key);
  }
}

/** Unwraps an answer's envelope. Throws a `Refusal` on any code other than 1. */
export function openAnswer<T>(text: string, bearer: string | null, options: CallOptions): Envelope<T> {
  const envelope = parseJson(text) as Envelope<T | RefusalData>;
  if (envelope.code === 1) return envelope as Envelope<T>;
  if (envelope.code === SESSION_ENDED && token.get() === bearer) {
    if (options.init) token.set(null);
    else {
      dropSession();
      onSessionEnded();
    }
  }
  const refusal = (envelope.data ?? { key: 'unknown' }) as RefusalData;
  throw new Refusal(withNonBreakingSpace(envelope.msg), refusal.key, refusal.fields, { ...refusal });
}
