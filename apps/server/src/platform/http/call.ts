import 'reflect-metadata';
import type { Readable } from 'node:stream';
import type { ExactDecimals } from '@truemark/contracts';
import type { z } from 'zod';
import type { Caller, SignedIn } from './caller.js';
import type { RateLimit } from './rate-limiter.js';
import type { RequestRefusal } from './refusal.js';
import { WRITES } from './write-limits.js';

/** Authentication of a call: `optional` admits both visitors and signed-in callers, and tells them apart. */
export type Auth = 'none' | 'optional' | 'customer';

export interface CallOptions<S extends z.ZodType, A extends Auth, D extends z.ZodType = z.ZodType> {
  /** `GET|POST` for calls that change state although the specification lists them as GET. Default `GET`. */
  readonly method?: 'GET' | 'POST' | 'GET|POST';
  /** Read-only, although POST is accepted too. */
  readonly onlyTells?: true;
  /** Schema of query and body together. Without one, the handler gets an empty object. */
  readonly schema?: S;
  readonly auth: A;
  /** Demo customers are refused with `user.only_real_account`. */
  readonly realOnly?: boolean;
  /** Default for calls that write: `WRITES`. */
  readonly rateLimit?: RateLimit;
  /** The answer depends on request and language only, so identical concurrent requests share one answer. */
  readonly shared?: true;
  /** Expensive read of the customer's data: one at a time per customer. */
  readonly heavy?: true;
  /** Also accepts multipart bodies: the part named `file` becomes the field `file`, as bytes, at most `mostBytes`. */
  readonly upload?: { readonly mostBytes: number };
  /** Text key (in `server.json`) of a success's `msg`; it may depend on the answer. */
  readonly done?: string | ((answer: never) => string);
  readonly tag: string;
  readonly summary: string;
  /** Schema of `data`. Without one, `data` is null. */
  readonly answer?: D;
  /** Media type of a file answer without an envelope; refusals still have one. */
  readonly file?: string;
  /** Content encoding that the file's bytes already have. */
  readonly packed?: 'gzip';
}

/** Call as declared on a controller's method. */
export interface DeclaredCall extends CallOptions<z.ZodType, Auth> {
  readonly paths: readonly string[];
  readonly handler: string;
}

export type CallerOf<A extends Auth> = A extends 'customer' ? SignedIn : Caller;

/** Handler result: `data` in the server's types, a file's bytes, or a refusal. */
type HandlerResult<D extends z.ZodType> = ExactDecimals<z.output<D>> | Buffer | Readable | RequestRefusal;

type Handler<S extends z.ZodType, A extends Auth, D extends z.ZodType> = (
  request: z.output<S>,
  caller: CallerOf<A>,
) => HandlerResult<D> | Promise<HandlerResult<D>>;

const CALLS = Symbol('calls');

/** Whether a call may change state. */
export const isWriting = ({ method, onlyTells }: Pick<DeclaredCall, 'method' | 'onlyTells'>): boolean =>
  method?.includes('POST') === true && onlyTells !== true;

/**
 * Declares a customer-facing call: routes, authentication, schema, description. The method gets the parsed request and
 * the caller, and returns the envelope's `data` as declared by `answer`, or a refusal. Calls are registered with
 * Fastify directly, next to Nest's own routes: no per-request objects or middleware chains.
 */
export function Call<
  A extends Auth,
  S extends z.ZodType = z.ZodType<object>,
  D extends z.ZodType = z.ZodNull,
>(paths: string | readonly string[], options: CallOptions<S, A, D>) {
  return <H extends Handler<S, A, D>>(target: object, name: string, _: TypedPropertyDescriptor<H>): void => {
    const declared: DeclaredCall[] = Reflect.getMetadata(CALLS, target.constructor) ?? [];
    const list = typeof paths === 'string' ? [paths] : paths;
    const { rateLimit = isWriting(options) ? WRITES : undefined } = options;
    declared.push({
      ...(options as unknown as CallOptions<z.ZodType, Auth>),
      ...(rateLimit && { rateLimit }),
      paths: list,
      handler: name,
    });
    Reflect.defineMetadata(CALLS, declared, target.constructor);
  };
}

/** Calls that a controller class declares. */
export function callsOf(controller: object): readonly DeclaredCall[] {
  return Reflect.getMetadata(CALLS, controller) ?? [];
}
