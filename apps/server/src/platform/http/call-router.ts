import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { LanguageCode } from '@truemark/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Cipher } from '../auth/cipher.js';
import { QueueFull } from '../auth/fair-queue.js';
import { networkOf } from '../auth/network-of.js';
import { securityAlertKey } from '../log/security-alerts.js';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import { EngineUnavailable, RETRY_AFTER } from '../unavailable.js';
import { type DeclaredCall, isWriting } from './call.js';
import { CALL_HEADERS, inlineDisposition } from './call-headers.js';
import { type Caller, type CallerDirectory, type Idempotency, type Identity, tokenOf } from './caller.js';
import { compressedFor } from './compressed.js';
import { HeavyReadLimiter, READS_OF_CUSTOMER } from './customer-reads.js';
import { envelope, refusalEnvelope } from './envelope.js';
import { isIdempotencyKey, payloadHash } from './idempotency.js';
import type { RateLimiter } from './rate-limiter.js';
import { READS_OF_NETWORK } from './read-limits.js';
import { invalidFields, isRequestRefusal, type RequestRefusal, refuseRequest } from './refusal.js';
import { RequestCoalescer } from './request-coalescer.js';
import { statusOf } from './status-of.js';
import { languageOfHeader, textOf } from './texts.js';
import { acceptMultipart, readUpload } from './upload.js';
import { UploadLimiter } from './upload-limiter.js';
import { tooMany } from './use-case-rate-limiter.js';
import { WRITES_OF_ADDRESS } from './write-limits.js';

export interface CallPlatform {
  readonly directory: CallerDirectory;
  readonly limiter: RateLimiter;
  readonly cipher: Pick<Cipher, 'mac'>;
  readonly log: Logger;
  /** True during shutdown: running calls finish, new ones are rejected. */
  readonly isStopping: () => boolean;
}

/** File content: bytes or a stream. */
type File = Buffer | Readable;
type Handle = (request: unknown, caller: Caller) => unknown;

/** Maximum body of a call without an upload: no form of ours has a tenth of it. */
const CALL_BODY_LIMIT = 256 * 1024;
const heavyReads = new HeavyReadLimiter();
const NO_FIELDS = z.object({});

/** Registers a declared call with Fastify's router. */
export function routeCall(
  server: FastifyInstance,
  call: DeclaredCall,
  handle: Handle,
  platform: CallPlatform,
): void {
  const respond = responderOf(call, handle, platform);
  const method = (call.method ?? 'GET').split('|') as ('GET' | 'POST')[];
  const routeIn = (scope: FastifyInstance): void => {
    for (const url of call.paths) {
      scope.route({
        method,
        url,
        // HEAD would carry out a call that changes something, and show no answer.
        exposeHeadRoute: !method.includes('POST'),
        ...(!call.upload && { bodyLimit: CALL_BODY_LIMIT }),
        config: { isCall: true },
        handler: respond,
        errorHandler: (error, request, reply) => answerError(error, request, reply, platform),
      });
    }
  };
  if (call.upload) acceptMultipart(server, routeIn);
  else routeIn(server);
}

function responderOf(call: DeclaredCall, handle: Handle, platform: CallPlatform) {
  const { directory, limiter, log, cipher } = platform;
  const schema = call.schema ?? NO_FIELDS;
  const [path = ''] = call.paths;
  const done = call.done;
  const { auth, rateLimit } = call;
  const gate = call.upload && new UploadLimiter();
  const writes = isWriting(call);
  const shared = call.shared && new RequestCoalescer<string | RequestRefusal>();

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    leave: (release: () => void) => void,
  ): Promise<string | File> => {
    const { headers } = request;
    const lang = languageOfHeader(headers.lang, directory.defaultLanguage());
    reply.headers(CALL_HEADERS);
    let identity: Identity | null = null;
    const refuse = (refusal: RequestRefusal): string => {
      const wait = refusal.facts?.retry_after;
      if (wait !== undefined) reply.code(429).header('retry-after', wait);
      const event = securityAlertKey(refusal.key, refusal.fields);
      if (event) log.info({ event, path, address: request.ip, customer: identity?.customerId }, 'refused');
      return refusalEnvelope(refusal, lang);
    };

    if (platform.isStopping()) {
      reply.code(503).header('connection', 'close').header('retry-after', 5);
      return refuse(refuseRequest('stopping'));
    }
    if (writes) {
      const wait = await limiter.take(WRITES_OF_ADDRESS, networkOf(request.ip));
      if (wait > 0) return refuse(tooMany(wait));
    }
    if (auth !== 'none') {
      const token = tokenOf(headers.authorization);
      const found = token === null ? null : directory.identify(token);
      identity = found instanceof Promise ? await found : found;
    }
    if (identity === null) {
      const wait = await limiter.take(READS_OF_NETWORK, networkOf(request.ip));
      if (wait > 0) return refuse(tooMany(wait));
      if (auth === 'customer') return refuse(refuseRequest('auth.session'));
    } else if (!writes) {
      const wait = await limiter.take(READS_OF_CUSTOMER, String(identity.customerId));
      if (wait > 0) return refuse(tooMany(wait));
    }
    if (rateLimit) {
      const who =
        rateLimit.per === 'customer' && identity ? String(identity.customerId) : networkOf(request.ip);
      const taken = limiter.take(rateLimit, who);
      const wait = typeof taken === 'number' ? taken : await taken;
      if (wait > 0) return refuse(tooMany(wait));
    }
    if (call.realOnly && identity?.isDemo) return refuse(refuseRequest('user.only_real_account'));

    const fields = fieldsOf(request);
    if (gate && call.upload) {
      const who = identity === null ? request.ip : String(identity.customerId);
      const isGuest = identity === null || identity.isDemo;
      const uploader = { who, network: networkOf(request.ip), isGuest };
      const place = gate.enter(uploader, () => request.raw.destroy());
      if (place === null) {
        reply.code(429).header('retry-after', 2);
        return refuse(refuseRequest('upload.busy'));
      }
      leave(place.release);
      take(fields, await readUpload(request, call.upload.mostBytes));
      place.received();
    }
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return refuse(invalidRequest(parsed.error));
    const idempotency = idempotencyOf(cipher, headers['idempotency-key'], identity, path, parsed.data);
    if (idempotency !== undefined && 'refused' in idempotency) return refuse(idempotency);

    const work = (): unknown => handle(parsed.data, callerOf(request, lang, identity, idempotency));
    if (shared) {
      const told = await shared.get(`${lang} ${JSON.stringify(parsed.data)}`, async () => {
        const answer = await work();
        return isRequestRefusal(answer) ? answer : envelope(1, '', answer);
      });
      return typeof told === 'string' ? told : refuse(told);
    }
    let answer: unknown;
    if (call.heavy && identity && limiter.isOn) {
      const read = await heavyReads.run(identity.customerId, work);
      if (read === null) return refuse(tooMany(1_000));
      answer = read.answer;
    } else {
      answer = await work();
    }
    if (isRequestRefusal(answer)) return refuse(answer);
    if (call.packed) reply.header('content-encoding', call.packed);
    if (call.file) return answerFile(reply, call.file, answer as File);
    const said = typeof done === 'function' ? done(answer as never) : done;
    return envelope(1, said === undefined ? '' : textOf(lang, said), answer);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | File> => {
    let release: (() => void) | null = null;
    try {
      const answer = await respond(request, reply, (entered) => {
        release = entered;
      });
      if (writes || typeof answer !== 'string') return answer;
      return compressedFor(request.headers['accept-encoding'], reply, answer);
    } finally {
      (release as (() => void) | null)?.();
    }
  };
}

/** Sends a customer's file with headers that prevent execution, framing and caching. */
function answerFile(reply: FastifyReply, type: string, bytes: File): File {
  reply
    .header('content-type', type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', inlineDisposition(type))
    .header('cross-origin-resource-policy', 'same-origin');
  return bytes;
}

function callerOf(
  request: FastifyRequest,
  lang: LanguageCode,
  identity: Identity | null,
  idempotency: Idempotency | undefined,
): Caller {
  const asked = request.headers.lang;
  return {
    customerId: identity === null ? null : identity.customerId,
    sessionId: identity === null ? null : identity.sessionId,
    isDemo: identity?.isDemo === true,
    lang,
    langAsked: typeof asked === 'string' ? asked : lang,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotency,
  };
}

/** Merges query, body and path parameters; an empty text or a null counts as missing. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  take(fields, request.query);
  if (request.method === 'POST') take(fields, request.body);
  take(fields, request.params);
  return fields;
}

function take(fields: Record<string, unknown>, from: unknown): void {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return;
  for (const name of Object.keys(from)) {
    const value = (from as Record<string, unknown>)[name];
    if (value !== '' && value !== null && name !== '__proto__') fields[name] = value;
  }
}

function invalidRequest({ issues }: z.ZodError): RequestRefusal {
  const fields: Record<string, string> = {};
  for (const { path, message, code } of issues) {
    const field = path.join('.');
    fields[field] ??= code === 'custom' ? message : 'validation.invalid';
  }
  return { refused: true, key: 'validation', fields };
}

function idempotencyOf(
  cipher: Pick<Cipher, 'mac'>,
  header: unknown,
  identity: Identity | null,
  path: string,
  request: unknown,
): Idempotency | RequestRefusal | undefined {
  if (header === undefined || identity === null) return undefined;
  if (!isIdempotencyKey(header)) return invalidFields({ 'Idempotency-Key': 'validation.idempotency_key' });
  return { owner: identity.customerId, key: header, hash: payloadHash(cipher, path, request) };
}

/** Envelope for an error thrown before or in the handler of a call. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { directory, log }: Pick<CallPlatform, 'directory' | 'log'>,
): void {
  const lang = languageOfHeader(request.headers.lang, directory.defaultLanguage());
  const status = statusOf(error);
  reply.headers(CALL_HEADERS);
  if (error instanceof EngineUnavailable) {
    reply
      .code(503)
      .header('retry-after', RETRY_AFTER)
      .send(refusalEnvelope(refuseRequest('engine.unavailable'), lang));
  } else if (error instanceof QueueFull) {
    reply
      .code(429)
      .header('retry-after', 1)
      .send(refusalEnvelope(refuseRequest('auth.busy'), lang));
  } else if (error instanceof SharedServiceUnavailable) {
    log.warn({ err: error, path: request.routeOptions.url }, 'a call was refused');
    reply
      .code(503)
      .header('retry-after', 2)
      .send(refusalEnvelope(refuseRequest('stopping'), lang));
  } else if (status === 413) {
    reply.code(413).send(refusalEnvelope(refuseRequest('too_large'), lang));
  } else if (status >= 400 && status < 500) {
    reply.code(200).send(refusalEnvelope({ refused: true, key: 'validation', fields: {} }, lang));
  } else {
    const id = randomUUID();
    log.error(
      { fault: id, err: error, method: request.method, path: request.routeOptions.url },
      'a call failed',
    );
    reply.code(500).send(refusalEnvelope(refuseRequest('fault', { id }), lang));
  }
}
