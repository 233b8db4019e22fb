import { Injectable } from '@nestjs/common';
import type { NewsInput, NewsRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { flag, ids, textContains } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { type AuditedChange, AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { missingLanguage, stateFilter, stateOf } from './content-times.js';
import { type News, news } from './news.table.js';
import { outdatedFilter, outdatedLanguages } from './outdated-translations.js';
import { cleanRichText } from './rich-text.js';

const list: ListDeclaration<News> = {
  table: news,
  sorts: { id: 'id', published_at_ms: 'publishedAt' },
  defaultSort: { field: 'published_at_ms', descending: true },
  filters: {
    ...{ id: ids('id'), category_id: ids('categoryId'), is_shown: flag('isShown') },
    ...{ state: stateFilter, missing: missingLanguage, older: outdatedFilter, q: textContains('texts') },
  },
};

/** News in the back office; rich text is sanitised on input. */
@Injectable()
export class NewsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly shared: SharedStore,
  ) {}

  async page(request: ListRequest): Promise<Listed<NewsRow>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<NewsRow> {
    return answerOf(await this.find(id));
  }

  async create(operator: SignedInOperator, input: NewsInput): Promise<NewsRow> {
    const row = { ...rowOf(await this.numbers.next(news), input), older: null };
    await this.write(operator, 'insert', row, { action: 'create', resourceId: row.id, after: answerOf(row) });
    return answerOf(row);
  }

  async edit(operator: SignedInOperator, id: number, input: NewsInput): Promise<NewsRow> {
    const wanted = rowOf(id, input);
    return this.inTurn(id, async () => {
      const former = await this.find(id);
      const row = { ...wanted, older: outdatedLanguages(former, wanted) };
      const [before, after] = [answerOf(former), answerOf(row)];
      await this.write(operator, 'upsert', row, { action: 'edit', resourceId: id, before, after });
      return after;
    });
  }

  async remove(operator: SignedInOperator, id: number): Promise<NewsRow> {
    return this.inTurn(id, async () => {
      const before = answerOf(await this.find(id));
      await this.write(operator, 'remove', { id }, { action: 'delete', resourceId: id, before });
      return before;
    });
  }

  /** Serialises edits and the removal of an item: an edit must not bring a removed one back. */
  private inTurn<T>(id: number, work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn(`news item ${id}`, work);
  }

  private async find(id: number): Promise<News> {
    const row = await this.reader.first(news, 'WHERE id = $1', [id]);
    if (!row) throw notFound('news item');
    return row;
  }

  private async write(
    operator: SignedInOperator,
    op: RowWrite['op'],
    row: object,
    change: Omit<AuditedChange, 'resource'>,
  ): Promise<void> {
    const rows = [{ op, table: news.name, row }, this.audit.row(operator, { ...change, resource: 'news' })];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
  }
}

function rowOf(id: number, input: NewsInput): News {
  requireLanguages('texts', input.texts);
  const written = Object.entries(input.texts)
    .filter(([, { title }]) => title !== '')
    .map(([code, text]) => [code, { ...text, content: cleanRichText(text.content) }]);
  return {
    id,
    categoryId: input.category_id,
    logo: input.logo,
    texts: Object.fromEntries(written),
    isShown: input.is_shown,
    publishedAt: input.published_at_ms,
    endsAt: input.ends_at_ms,
    older: input.older ?? null,
  };
}

const answerOf = (row: News) => ({
  id: row.id,
  category_id: row.categoryId,
  logo: row.logo,
  texts: row.texts,
  is_shown: row.isShown,
  published_at_ms: row.publishedAt,
  ends_at_ms: row.endsAt,
  state: stateOf(row, Date.now()),
  older: row.older ?? [],
});
