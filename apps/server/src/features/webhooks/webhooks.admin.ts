import { Injectable } from '@nestjs/common';
import { type WebhookInput, type WebhookRow, webhookInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { Command, RowWrite } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { PublicPost } from '../../platform/http/public-post.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { GuardedTerms, type PlainTerms, type Removed, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { HouseEvents } from '../desk/house-events.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Webhook, webhooks } from './webhook.table.js';
import { WebhookSecrets } from './webhook-secrets.js';

const list: ListDeclaration<Webhook> = {
  table: webhooks,
  sorts: { id: 'id', name: 'name' },
  defaultSort: { field: 'id', descending: false },
  filters: { id: ids('id'), is_enabled: flag('isEnabled') },
};

/**
 * Webhooks in the back office. Data sent to one leaves the installation, and disabling one can hide an operator's
 * actions: both need two operators.
 */
@Injectable()
@NeedsApproval()
export class WebhooksAdmin extends GuardedTerms<Webhook, WebhookInput, WebhookRow> {
  readonly resource = 'webhooks';
  readonly label = 'Webhook';
  protected readonly schema = webhookInput;
  protected readonly unguardedFields = ['name'];
  /** No switch may be used by one operator alone. */
  protected readonly switchField = '';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly publicPost: PublicPost,
    private readonly events: HouseEvents,
    private readonly secrets: WebhookSecrets,
    private readonly shared: SharedStore,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<WebhookRow>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<WebhookRow> {
    return answerOf(await this.find(id));
  }

  /** Shows its secret once; a new version, which needs two operators, can be shown again. */
  showSecret(operator: SignedInOperator, id: number): Promise<{ secret: string }> {
    return this.shared.inTurn(`secret of webhook ${id}`, async () => {
      const row = await this.find(id);
      if (row.secretShownAt !== null) {
        throw conflict('webhooks.secret_shown', 'This secret has already been shown. Request a new one.');
      }
      const trace = this.audit.row(operator, {
        ...{ action: 'show secret', resource: 'webhooks', resourceId: id },
        after: { secret_version: row.secretVersion },
      });
      const patch = { id, secretShownAt: wallClock.now() };
      const rows: RowWrite[] = [{ op: 'patch', table: webhooks.name, row: patch }, trace];
      unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
      return { secret: this.secrets.of(row) };
    });
  }

  protected override async check(row: Webhook, before: Webhook | null): Promise<void> {
    const known = new Set(this.events.sources().map(({ event }) => event));
    if (!row.events.every((event) => known.has(event))) throw invalid({ events: 'There is no such event.' });
    if (row.url !== before?.url && !(await this.publicPost.mayReach(row.url)))
      throw invalid({ url: 'An https address of the public internet, without a port or a password.' });
    const step = row.secretVersion - (before?.secretVersion ?? 0);
    if (before ? step !== 0 && step !== 1 : step !== 1)
      throw invalid({ secret_version: 'The next secret is one version higher.' });
  }

  protected override rowOf(id: number, input: WebhookInput): Webhook {
    return {
      ...{ id, name: input.name, url: input.url, events: [...new Set(input.events)].sort() },
      ...{ isEnabled: input.is_enabled, secretVersion: input.secret_version },
      ...{ secretShownAt: null, createdAt: 0 },
    };
  }

  protected override termsOf({ id, name, url, events, isEnabled, secretVersion }: Webhook): PlainTerms {
    return { id, name, url, events, is_enabled: isEnabled, secret_version: secretVersion };
  }

  protected override nameOf({ url }: Webhook): string {
    return url;
  }

  /** Includes the number, because two webhooks may have the same address. */
  protected override subjectOf({ id, url }: Webhook): string {
    return id === 0 ? url : `${id} ${url}`;
  }

  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    wanted: Webhook | null,
    before: Webhook | null,
  ): Promise<Command> {
    const id = before?.id ?? (await this.numbers.next(webhooks));
    const isSameSecret = before !== null && before.secretVersion === wanted?.secretVersion;
    const kept = {
      secretShownAt: isSameSecret ? before.secretShownAt : null,
      createdAt: before?.createdAt ?? wallClock.now(),
    };
    const row = wanted && { ...wanted, id, ...kept };
    const write: RowWrite = row
      ? { op: 'upsert', table: webhooks.name, row }
      : { op: 'remove', table: webhooks.name, row: { id } };
    const trace = this.audit.row(by, {
      ...{ action, resource: 'webhooks', resourceId: id },
      ...(before && { before: this.termsOf(before) }),
      ...(row && { after: this.termsOf(row) }),
    });
    return { kind: 'rows.record', actor: actorOf(by), rows: [write, trace] };
  }

  protected override buildAnswer(_: object, { rows = [] }: Command): WebhookRow | Removed {
    const [write] = rows;
    return write?.op === 'upsert' ? answerOf(write.row as Webhook) : { done: true };
  }

  protected override async find(id: number): Promise<Webhook> {
    const row = await this.reader.first(webhooks, 'WHERE id = $1', [id]);
    if (!row) throw notFound('webhook');
    return row;
  }
}

const answerOf = (row: Webhook): WebhookRow => ({
  ...{ id: row.id, name: row.name, url: row.url, events: row.events, is_enabled: row.isEnabled },
  ...{ secret_version: row.secretVersion, is_secret_shown: row.secretShownAt !== null },
  created_at_ms: row.createdAt,
});
