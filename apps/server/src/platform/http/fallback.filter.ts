import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALL_HEADERS } from './call-headers.js';
import { answerError, type CallPlatform } from './call-router.js';
import { refusalEnvelope } from './envelope.js';
import { type PageApp, sendPage } from './pages.js';
import { refuseRequest } from './refusal.js';
import { statusOf } from './status-of.js';
import { languageOfHeader } from './texts.js';

/**
 * Answers requests without a route: an envelope under `/api` and `/v2`, JSON under `/admin/api`, and the app's page for
 * any other address that a browser requests.
 */
@Catch()
export class FallbackFilter implements ExceptionFilter {
  constructor(
    private readonly platform: Pick<CallPlatform, 'directory' | 'log'>,
    private readonly customer: PageApp,
    private readonly admin: PageApp,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void | Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const [path = '/'] = request.url.split('?');
    const status = unroutedStatus(error, request);
    if (/^\/(api|v2)(\/|$)/.test(path)) return this.sendEnvelope(error, status, request, reply);
    if (/^\/(admin\/api|health|metrics|docs)(\/|$)/.test(path))
      return this.sendJson(error, status, request, reply);
    // A missing asset of an earlier build: the page in its place would be parsed as a script.
    if (/^\/(admin\/)?assets\//.test(path)) return this.sendJson(error, status, request, reply);
    if (status === 404 && (request.method === 'GET' || request.method === 'HEAD')) {
      const app = /^\/admin(\/|$)/.test(path) ? this.admin : this.customer;
      return sendPage(request, reply, app);
    }
    return this.sendJson(error, status, request, reply);
  }

  private sendEnvelope(error: unknown, status: number, request: FastifyRequest, reply: FastifyReply): void {
    if (status !== 404) return answerError(error, request, reply, this.platform);
    const lang = languageOfHeader(request.headers.lang, this.platform.directory.defaultLanguage());
    void reply
      .code(404)
      .headers(CALL_HEADERS)
      .send(refusalEnvelope(refuseRequest('not_found'), lang));
  }

  private sendJson(error: unknown, status: number, request: FastifyRequest, reply: FastifyReply): void {
    if (status >= 500) this.platform.log.error({ err: error, method: request.method }, 'a request failed');
    const message =
      error instanceof HttpException
        ? error.message
        : status >= 500
          ? 'Something went wrong here.'
          : 'Not understood.';
    void reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ key: status === 404 ? 'not_found' : status >= 500 ? 'fault' : 'request', message });
  }
}

/**
 * 404 for an unknown address, whatever the method and the body's errors; only an oversized body keeps its own status.
 */
function unroutedStatus(error: unknown, { is404 }: FastifyRequest): number {
  const status = statusOf(error);
  return is404 && status < 500 && status !== 413 ? 404 : status;
}
