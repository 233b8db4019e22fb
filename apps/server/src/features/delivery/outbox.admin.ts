import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { from, ids, searchText, startsWith, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Transports } from '../../platform/mail/transports.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { hasPermission } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { encryptionPurposeOf } from './delivery.js';
import { type OutboxMessage, outbox } from './outbox.table.js';

const list: ListDeclaration<OutboxMessage> = {
  table: outbox,
  sorts: { id: 'id', at_ms: 'at' },
  defaultSort: { field: 'id', descending: true },
  numberedBy: null,
  filters: {
    id: ids('id'),
    q: (value, { recipient }) => startsWith(recipient, searchText(value)),
    channel: words('channel'),
    kind: words('kind'),
    state: words('state'),
    from: from('at'),
    until: until('at'),
  },
};

export interface OutboxAnswer {
  readonly id: number;
  readonly at_ms: number;
  readonly channel: string;
  readonly recipient: string;
  readonly kind: string;
  readonly lang: string;
  readonly state: string;
  /** Null for readers without permission, and for a failed delivery. */
  readonly text: string | null;
}

/** Undelivered messages. Operators with permission can read the text; each read is logged. */
@Injectable()
export class OutboxAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly audit: AuditRowBuilder,
    private readonly transports: Transports,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<OutboxAnswer>> {
    const found = await listPage(this.reader, list, request);
    await this.auditRead(operator, found.rows);
    return found.map((row) => this.answerOf(operator, row));
  }

  async one(operator: SignedInOperator, id: number): Promise<OutboxAnswer> {
    const row = await this.reader.first(outbox, 'WHERE id = $1', [id]);
    if (!row) throw notFound('message');
    await this.auditRead(operator, [row]);
    return this.answerOf(operator, row);
  }

  /** Logs the read before the text is shown: if it cannot be logged, nothing is shown. */
  private async auditRead(operator: SignedInOperator, rows: readonly OutboxMessage[]): Promise<void> {
    if (!mayOpen(operator)) return;
    const looks = rows
      .filter(({ sealedText }) => sealedText !== null)
      .map(({ id, kind, recipient }) =>
        this.audit.row(operator, {
          action: 'open',
          resource: 'outbox',
          resourceId: id,
          after: { kind, recipient },
        }),
      );
    if (looks.length === 0) return;
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: looks }));
  }

  private answerOf(operator: SignedInOperator, row: OutboxMessage): OutboxAnswer {
    const { id, sealedText } = row;
    return {
      id,
      at_ms: row.at,
      channel: row.channel,
      recipient: row.recipient,
      kind: row.kind,
      lang: row.lang,
      state: row.state,
      text: sealedText !== null && mayOpen(operator) ? this.visibleText(row, sealedText) : null,
    };
  }

  /**
   * With a transport configured, a code is for its recipient only: operators read the message without it. Without one,
   * the outbox is the only way for a code.
   */
  private visibleText({ id, kind }: OutboxMessage, sealedText: string): string {
    const words = this.cipher.decrypt(sealedText, encryptionPurposeOf(id));
    const hasWay = this.transports.email !== null || this.transports.sms !== null;
    return hasWay && kind.startsWith('code.') ? words.replace(/\d{6}/g, '••••••') : words;
  }
}

const mayOpen = (operator: SignedInOperator): boolean => hasPermission(operator, 'outbox', 'open');
