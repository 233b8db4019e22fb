import { Injectable } from '@nestjs/common';
import type { FeedbackRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { from, ids, until } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Feedback, feedback, purposeOf } from './feedback.table.js';

const list: ListDeclaration<Feedback> = {
  table: feedback,
  sorts: { id: 'id', sent_at_ms: 'sentAt' },
  defaultSort: { field: 'id', descending: true },
  rises: ['sentAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    from: from('sentAt'),
    until: until('sentAt'),
  },
};

/** Customer feedback for operators; each read is logged before the text is shown. */
@Injectable()
export class FeedbackAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly audit: AuditRowBuilder,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<FeedbackRow>> {
    const found = await listPage(this.reader, list, request);
    await this.auditRead(operator, found.rows);
    return found.map((row) => this.answerOf(row));
  }

  async one(operator: SignedInOperator, id: number): Promise<FeedbackRow> {
    const row = await this.reader.first(feedback, 'WHERE id = $1', [id]);
    if (!row) throw notFound('message');
    await this.auditRead(operator, [row]);
    return this.answerOf(row);
  }

  private async auditRead(operator: SignedInOperator, rows: readonly Feedback[]): Promise<void> {
    if (rows.length === 0) return;
    const looks = rows.map(({ id, customerId }) =>
      this.audit.row(operator, { action: 'open', resource: 'feedback', resourceId: id, customerId }),
    );
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: looks }));
  }

  private answerOf({ id, customerId, lang, sealedText, sentAt }: Feedback): FeedbackRow {
    const text = this.cipher.decrypt(sealedText, purposeOf(id));
    return { id, customer_id: customerId, lang, text, sent_at_ms: sentAt };
  }
}
