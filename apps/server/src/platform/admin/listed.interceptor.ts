import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { stringifyWire } from '../http/stringify-wire.js';
import { Listed } from './listed.js';

/** Answers of the back office's API: exact decimals, nothing cached, and `Content-Range` on lists. */
export class ListedInterceptor implements NestInterceptor {
  constructor(private readonly resource: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<string> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Listed)) return stringifyWire(answer);
        void reply.header('content-range', answer.contentRange(this.resource));
        return stringifyWire(answer.rows);
      }),
    );
  }
}
