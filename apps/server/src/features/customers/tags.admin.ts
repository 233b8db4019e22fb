import { Injectable } from '@nestjs/common';
import { MAX_TAGS, type TagInput, type Tags } from '@truemark/contracts/admin';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { customerTags, type TagChange, tagChanges } from './tag.table.js';

/** Maximum different tags of the installation: beyond it nobody finds the right one. */
const MAX_WORDS = 300;

/** Tags by which operators find customers. The engine never reads them: they change no price, limit or odds. */
@Injectable()
export class TagsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly shared: SharedStore,
    private readonly audit: AuditRowBuilder,
  ) {}

  /**
   * All tags in use, by skipping through the index from one distinct value to the next: as fast with a million
   * customers.
   */
  async inUse(): Promise<Tags> {
    const rows = await this.reader.ask(
      rawStatement(sql<{ tag: string }>`WITH RECURSIVE word(tag) AS (
        SELECT MIN(tag) FROM customer_tags
        UNION ALL SELECT (SELECT MIN(tag) FROM customer_tags WHERE tag > word.tag) FROM word WHERE word.tag IS NOT NULL
      ) SELECT tag FROM word WHERE tag IS NOT NULL`),
    );
    return { tags: rows.map(({ tag }) => tag) };
  }

  /** Tags of each of these customers. */
  async of(customerIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const found = new Map<number, string[]>();
    for (const { customerId, tag } of await rowsIn(this.reader, customerTags, 'customerId', customerIds))
      found.set(customerId, [...(found.get(customerId) ?? []), tag]);
    for (const tags of found.values()) tags.sort();
    return found;
  }

  put(operator: SignedInOperator, customerId: number, { tag }: TagInput): Promise<Tags> {
    return this.change(operator, customerId, tag, true);
  }

  takeOff(operator: SignedInOperator, customerId: number, { tag }: TagInput): Promise<Tags> {
    return this.change(operator, customerId, tag, false);
  }

  private change(operator: SignedInOperator, customerId: number, tag: string, isOn: boolean): Promise<Tags> {
    // Serialised, so that the count of new tags is exact.
    return this.shared.inTurn('tags of customers', async () => {
      const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
      if (!customer) throw notFound('customer');
      const before = (await this.of([customerId])).get(customerId) ?? [];
      if (before.includes(tag) === isOn) return { tags: [...before] };
      const after = isOn ? [...before, tag].sort() : before.filter((each) => each !== tag);
      if (isOn) await this.requireRoom(tag, after.length);
      const id = await this.numbers.next(tagChanges);
      const row: TagChange = { id, customerId, tag, isOn, operatorId: operator.id, at: wallClock.now() };
      const audited = this.audit.row(operator, {
        action: isOn ? 'tag' : 'untag',
        ...{ resource: 'customers', resourceId: customerId, customerId },
        ...{ before: { tags: before }, after: { tags: after } },
      });
      const op = isOn ? ('insert' as const) : ('remove' as const);
      const rows = [
        { op, table: customerTags.name, row: { customerId, tag } },
        { op: 'insert', table: tagChanges.name, row } as const,
        audited,
      ];
      unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
      return { tags: after };
    });
  }

  private async requireRoom(tag: string, ofHim: number): Promise<void> {
    if (ofHim > MAX_TAGS)
      throw conflict('tags.full', 'A customer has at most twelve tags: remove one first.');
    const { tags } = await this.inUse();
    if (tags.length >= MAX_WORDS && !tags.includes(tag))
      throw conflict('tags.words', 'Too many different tags are in use: choose an existing one.');
  }
}
