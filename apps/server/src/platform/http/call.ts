import 'reflect-metadata';
import type { Readable } from 'node:stream';
import type { Exact } from '@truemark/contracts';
import type { z } from 'zod';
import type { Caller, SignedIn } from './caller.js';
import type { RateLimit } from './rate-limiter.js';
import type { EdgeRefusal } from './refusal.js';
import { WRITES } from './write-limits.js';

/** Who may call: `optional` tells a signed-in caller from a visitor but lets both in. */
export type Auth = 'none' | 'optional' | 'customer';

export interface CallOptions<S extends z.ZodType, A extends Auth, D extends z.ZodType = z.ZodType> {
  /** `GET|POST` for calls that change something and that the specification lists as GET. Default `GET`. */
  readonly method?: 'GET' | 'POST' | 'GET|POST';
  /** It changes nothing, though it may be asked by POST too. */
  readonly onlyTells?: true;
  /** Shape of query and body together. Without one the handler is given an empty object. */
  readonly schema?: S;
  readonly auth: A;
  /** Demo customers are refused with `user.only_real_account`. */
  readonly realOnly?: boolean;
  /** Calls that write have one anyway. */
  readonly rateLimit?: RateLimit;
  /** The answer follows from the request and its language alone: who asks at once the same is given the same. */
  readonly shared?: true;
  /** Looks through much that is the customer's: one of his at a time. */
  readonly heavy?: true;
  /** Takes multipart bodies too: the part named `file` is the field `file`, as bytes, at most so many of them. */
  readonly upload?: { readonly mostBytes: number };
  /** Key (in `server.json`) of the text that a success carries as `msg`; it may depend on the answer. */
  readonly done?: string | ((answer: never) => string);
  readonly tag: string;
  readonly summary: string;
  /** What `data` is. Without one it is null. */
  readonly answer?: D;
  /** The answer is a file of this media type, without an envelope; refusals have theirs. */
  readonly file?: string;
  /** How the bytes of that file are packed already. */
  readonly packed?: 'gzip';
}

/** A call as it was declared on a controller's method. */
export interface DeclaredCall extends CallOptions<z.ZodType, Auth> {
  readonly paths: readonly string[];
  readonly handler: string;
}

export type CallerOf<A extends Auth> = A extends 'customer' ? SignedIn : Caller;

/** `data` as the server holds it, a file's bytes, or why there is none. */
type Answered<D extends z.ZodType> = Exact<z.output<D>> | Buffer | Readable | EdgeRefusal;

type Handler<S extends z.ZodType, A extends Auth, D extends z.ZodType> = (
  request: z.output<S>,
  caller: CallerOf<A>,
) => Answered<D> | Promise<Answered<D>>;

const CALLS = Symbol('calls');

/** Whether a call may change something. */
export const isWriting = ({ method, onlyTells }: Pick<DeclaredCall, 'method' | 'onlyTells'>): boolean =>
  method?.includes('POST') === true && onlyTells !== true;

/**
 * Declares a customer-facing call, once: routes, who may call, what it takes, its description. The method gets the parsed request
 * and the caller, and returns the envelope's `data`, as `answer` has it, or a refusal. Calls stand in Fastify's router themselves, beside
 * Nest's own routes: nothing is created or chained per request.
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

/** The calls that a controller class declares. */
export function callsOf(controller: object): readonly DeclaredCall[] {
  return Reflect.getMetadata(CALLS, controller) ?? [];
}
