import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueueFull } from '../auth/fair-queue.js';
import { securityAlertKey } from '../log/security-alerts.js';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import { EngineUnavailable, RETRY_AFTER, UNAVAILABLE } from '../unavailable.js';
import { AdminError } from './admin-error.js';

const logger = new Logger('AdminApi');

/** Error responses of the admin API: `{key, message, errors}` with the matching HTTP status. */
@Catch()
export class AdminErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body, retryAfter } = answerOf(error);
    const { method, ip, routeOptions } = host.switchToHttp().getRequest<FastifyRequest>();
    const event = securityAlertKey(body.key);
    if (event) logger.warn(`refused: ${event}, ${method} ${routeOptions.url}, from ${ip}`);
    const isExpected = error instanceof EngineUnavailable || error instanceof AdminError;
    if (status >= 500 && !isExpected)
      logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(status).header('cache-control', 'no-store').send(body);
  }
}

interface Answer {
  status: number;
  retryAfter?: number | undefined;
  body: { key: string; message: string; errors?: Readonly<Record<string, string>> };
}

function answerOf(error: unknown): Answer {
  if (error instanceof AdminError) {
    const { status, key, message, errors, retryAfter } = error;
    return { status, retryAfter, body: { key, message, ...(errors && { errors }) } };
  }
  if (error instanceof QueueFull) {
    const message = 'Very many people are signing in right now. Please try again in a moment.';
    return { status: 429, retryAfter: 1, body: { key: 'auth.busy', message } };
  }
  if (error instanceof EngineUnavailable) {
    return { status: 503, retryAfter: RETRY_AFTER, body: UNAVAILABLE };
  }
  if (error instanceof SharedServiceUnavailable) {
    const message = 'This cannot be done right now. Please try again in a moment.';
    return { status: 503, retryAfter: 2, body: { key: 'stopping', message } };
  }
  if (error instanceof HttpException) {
    return { status: error.getStatus(), body: { key: 'request', message: error.message } };
  }
  return { status: 500, body: { key: 'fault', message: 'Something went wrong. Nothing was changed.' } };
}
