import { Injectable } from '@nestjs/common';
import { type BulkAnswer, type BulkRow, MAX_TAGS, type TagMany } from '@truemark/contracts/admin';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { TagsAdmin } from './tags.admin.js';

/** Adds a tag to several customers or removes it, each with its own audit row. */
@Injectable()
export class TagManyAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly tags: TagsAdmin,
  ) {}

  async run(operator: SignedInOperator, { ids, tag, on, is_preview }: TagMany): Promise<BulkAnswer> {
    const [known, tagged] = await Promise.all([rowsIn(this.reader, customers, 'id', ids), this.tags.of(ids)]);
    const uids = new Map(known.map(({ id, uid }) => [id, uid]));
    const rows: BulkRow[] = [];
    for (const id of ids) {
      const name = uids.get(id);
      const had = tagged.get(id) ?? [];
      const why = name === undefined ? 'There is no such customer.' : whyNot(had, tag, on);
      const refusal = why ?? (is_preview ? null : await this.tagOne(operator, id, tag, on));
      rows.push({
        ...{ id, name: name ?? String(id), why: refusal, request_id: null },
        outcome: refusal === null ? 'done' : 'left_out',
      });
    }
    return { is_preview, rows };
  }

  /** Reason for a failure; null: done. */
  private async tagOne(
    operator: SignedInOperator,
    id: number,
    tag: string,
    on: boolean,
  ): Promise<string | null> {
    try {
      await (on ? this.tags.put(operator, id, { tag }) : this.tags.takeOff(operator, id, { tag }));
      return null;
    } catch (error) {
      if (error instanceof AdminError) return error.message;
      throw error;
    }
  }
}

function whyNot(had: readonly string[], tag: string, on: boolean): string | null {
  if (had.includes(tag) === on)
    return on ? 'This customer already has this tag.' : 'This customer does not have this tag.';
  return on && had.length >= MAX_TAGS ? 'A customer has at most twelve tags: remove one first.' : null;
}
