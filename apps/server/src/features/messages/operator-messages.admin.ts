import { Injectable } from '@nestjs/common';
import type {
  ApprovalRow,
  MessageAim,
  MessageInput,
  MessageRecipients,
  OperatorMessageRow,
} from '@truemark/contracts/admin';
import { isLanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { Command, RowWrite } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { cleanRichText } from '../content/rich-text.js';
import { containsPaymentDetails } from '../desk/payment-details-filter.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { commonFieldsOf } from './mass-sender.js';
import { NewMessage } from './new-message.js';
import { type OperatorMessage, operatorMessages } from './operator-message.table.js';
import { Recipients } from './recipients.js';

/** Kind of request for a message with payment details or a link to another site. */
export const MESSAGE_TO_CUSTOMERS = 'messages.send';

/** Message content and recipients; the text is sanitised. */
export type MessageDraft = Pick<OperatorMessage, 'aim' | 'customerId' | 'filter' | 'texts'>;

const list: ListDeclaration<OperatorMessage> = {
  table: operatorMessages,
  sorts: { id: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: { id: ids('id'), to: words('aim'), state: words('state'), customer_id: ids('customerId') },
};

/** Operator messages to customers. Those with payment details or links to other sites need two operators. */
@Injectable()
export class OperatorMessagesAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly settings: Settings,
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
    private readonly recipients: Recipients,
    private readonly message: NewMessage,
  ) {}

  async page(request: ListRequest): Promise<Listed<OperatorMessageRow>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<OperatorMessageRow> {
    return answerOf(await this.find(id));
  }

  /** Number of recipients. */
  async count(aim: MessageAim): Promise<MessageRecipients> {
    return { count: await this.recipients.count(await this.audienceOf(aim)) };
  }

  async send(
    operator: SignedInOperator,
    input: MessageInput,
  ): Promise<OperatorMessageRow | PendingApproval<ApprovalRow>> {
    const writing = { ...(await this.audienceOf(input)), texts: this.textsOf(input) };
    if (!needsSecondOperator(writing)) {
      const { command, row } = await this.writing(operator, writing);
      unwrap(await this.engine.submit(command));
      return answerOf(row);
    }
    const asking = {
      ...{ kind: MESSAGE_TO_CUSTOMERS, subject: titleOf(writing), payload: { ...writing } },
      reason: input.reason,
    };
    return new PendingApproval(
      await this.requests.one(operator, (await this.approvals.request(operator, asking)).id),
    );
  }

  /** Command that starts the delivery, with its audit row; a message to one customer is delivered in it. */
  async writing(
    by: SignedInOperator,
    writing: MessageDraft,
  ): Promise<{ command: Command; row: OperatorMessage }> {
    const { aim: to, customerId, filter, texts } = writing;
    const [madeAt, upTo] = [wallClock.now(), await this.recipients.youngest()];
    const row: OperatorMessage = {
      ...{ id: await this.numbers.next(operatorMessages), ...writing, operatorId: by.id, madeAt, upTo },
      ...(customerId === null
        ? { reached: 0, sent: 0, state: 'sending', endedAt: null }
        : { reached: upTo, sent: 1, state: 'sent', endedAt: madeAt }),
    };
    const trace = this.audit.row(by, {
      ...{ action: 'create', resource: 'messages', resourceId: row.id },
      ...(customerId !== null && { customerId }),
      after: { to, customer_id: customerId, filter, texts },
    });
    const insert: RowWrite = { op: 'insert', table: operatorMessages.name, row };
    const traces = (filter.customers ?? []).map((customerId) =>
      this.audit.row(by, { action: 'create', resource: 'messages', resourceId: row.id, customerId }),
    );
    const rows = [insert, trace, ...traces];
    if (customerId !== null) rows.push(await this.message.row({ customerId, ...commonFieldsOf(row) }));
    return { command: { kind: 'rows.record', actor: actorOf(by), rows }, row };
  }

  /** Stops the delivery; customers who have the message keep it. */
  async stop(operator: SignedInOperator, id: number): Promise<OperatorMessageRow> {
    // The sender advances between read and write: only the state is a precondition.
    const { state } = await this.find(id);
    if (state !== 'sending') throw conflict('messages.not_sending', 'It is no longer being sent.');
    const end = { state: 'stopped', endedAt: wallClock.now() };
    const trace = this.audit.row(operator, {
      ...{ action: 'stop', resource: 'messages', resourceId: id },
      ...{ before: { state }, after: { state: 'stopped' } },
    });
    const seen = [{ table: operatorMessages.name, row: { key: id, state } }];
    const patch = { op: 'patch', table: operatorMessages.name, row: { id, ...end } } as const;
    const actor = actorOf(operator);
    unwrap(await this.engine.submit({ kind: 'rows.record', actor, seen, rows: [patch, trace] }));
    return this.one(id);
  }

  private async find(id: number): Promise<OperatorMessage> {
    const row = await this.reader.first(operatorMessages, 'WHERE id = $1', [id]);
    if (!row) throw notFound('message');
    return row;
  }

  private async audienceOf({
    to,
    customer_id: customerId,
    filter,
  }: MessageAim): Promise<Omit<MessageDraft, 'texts'>> {
    const { language } = filter;
    if (language !== undefined && !isLanguageCode(language)) {
      throw invalid({ 'filter.language': 'This language is not available.' });
    }
    if (to !== 'one') return { aim: to, customerId: null, filter: to === 'filter' ? filter : {} };
    const found = await this.reader.first(customers, 'WHERE id = $1', [customerId ?? 0]);
    if (!found) throw invalid({ customer_id: 'There is no such customer.' });
    return { aim: to, customerId: found.id, filter: {} };
  }

  /** Readers of other languages get the default language, or English. */
  private textsOf({ to, texts }: MessageInput): MessageDraft['texts'] {
    requireLanguages('texts', texts);
    const all = Object.entries(texts).filter(([, { title, content }]) => title !== '' || content !== '');
    const untitled = all.find(([, { title }]) => title === '');
    if (untitled) throw invalid({ [`texts.${untitled[0]}.title`]: 'Please fill this in.' });
    const written = Object.fromEntries(
      all.map(([code, { title, content }]) => [code, { title, content: cleanRichText(content) }]),
    );
    const usual = this.settings.defaultLanguage();
    const isReadByAll = usual in written || 'en' in written;
    if (all.length === 0 || (to !== 'one' && !isReadByAll)) {
      throw invalid({ [`texts.${usual}.title`]: 'Please fill this in: it is what everybody can read.' });
    }
    return written;
  }
}

/** Links within the site are allowed. */
export const needsSecondOperator = ({ texts }: Pick<MessageDraft, 'texts'>): boolean =>
  Object.values(texts).some(({ title, content }) => containsPaymentDetails(`${title}\n${content}`));

export const titleOf = ({ texts }: Pick<MessageDraft, 'texts'>): string =>
  (texts.en ?? Object.values(texts)[0])?.title ?? '';

const answerOf = (row: OperatorMessage): OperatorMessageRow => ({
  ...{ id: row.id, to: row.aim, customer_id: row.customerId, filter: row.filter, texts: row.texts },
  ...{ operator_id: row.operatorId, state: row.state, sent: row.sent },
  ...{ made_at_ms: row.madeAt, ended_at_ms: row.endedAt },
});
