import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable, tap } from 'rxjs';
import { SharedStore } from '../shared-store/shared-store.js';
import { AdminError } from './admin-error.js';
import { entityTag, isVersionOf, savedFields } from './record-version.js';
import { saveUnder } from './save-condition.js';

/** Controller whose records are saved: each can be read. */
interface RecordController {
  one(id: string): unknown;
}

/**
 * `GET` of a record answers with its version as `ETag`. `PUT`s of one record run one after the other, in all processes;
 * one that sends `If-Match` is refused with 412 if the record has another version by then. Otherwise a whole record
 * written over a change of the same instant would take it back without a word.
 */
@Injectable()
export class RecordVersionInterceptor implements NestInterceptor {
  constructor(
    private readonly modules: ModuleRef,
    private readonly shared: SharedStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Params: { id?: string; key?: string } }>>();
    const id = request.params.id ?? request.params.key;
    const fields = savedFields(request.routeOptions.url ?? '');
    if (id === undefined || fields === null) return next.handle();
    if (request.method === 'GET') {
      const reply = http.getResponse<FastifyReply>();
      return next.handle().pipe(tap((record) => void reply.header('etag', entityTag(record, fields))));
    }
    if (request.method !== 'PUT') return next.handle();
    const expected = request.headers['if-match'];
    const controller = this.modules.get<RecordController>(context.getClass(), { strict: false });
    const condition = async (): Promise<void> => {
      if (expected !== undefined && !isVersionOf(expected, await controller.one(id), fields)) throw changed();
    };
    // The number, since `7` and `07` are the same record.
    const name = `save of ${request.routeOptions.url} ${Number(id) || id}`;
    return from(this.shared.inTurn(name, () => saveUnder(condition, () => lastValueFrom(next.handle()))));
  }
}

const changed = (): AdminError =>
  new AdminError(
    412,
    'record.changed',
    'This was changed in the meantime. Nothing was saved: please check it again.',
  );
