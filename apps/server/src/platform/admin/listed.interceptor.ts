import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { inlineDisposition } from '../http/call-headers.js';
import { stringifyWire, wireBytes } from '../http/stringify-wire.js';
import { AdminFile } from './admin-file.js';
import { Listed } from './listed.js';
import { PendingApproval } from './pending-approval.js';

/**
 * Formats responses of the admin API: exact decimals, no caching, `Content-Range` on lists, 202 for pending approvals,
 * files unchanged.
 */
export class ListedInterceptor implements NestInterceptor {
  constructor(private readonly resource: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<string | Buffer | StreamableFile> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof AdminFile) {
          void reply
            .header('content-type', answer.type)
            .header('content-security-policy', "default-src 'none'; sandbox")
            .header('content-disposition', inlineDisposition(answer.type));
          return Buffer.isBuffer(answer.bytes) ? answer.bytes : new StreamableFile(answer.bytes);
        }
        if (answer instanceof PendingApproval) {
          void reply.status(202);
          return stringifyWire(answer.request);
        }
        if (!(answer instanceof Listed)) return stringifyWire(answer);
        void reply.header('content-range', answer.contentRange(this.resource));
        return wireBytes(answer.rows);
      }),
    );
  }
}
