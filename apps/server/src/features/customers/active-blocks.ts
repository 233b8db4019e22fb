import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { CustomerSummary } from '@truemark/contracts/admin';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { auditLog } from '../audit/audit.table.js';
import { operators } from '../operators/operator.table.js';

type Blocks = ExactDecimals<CustomerSummary>['blocked'];
type BlockDetails = ExactDecimals<CustomerSummary>['blocks'];

/** Latest block entries searched for those in force. */
const LATEST = 50;

const blocksIn = (text: string | null): Blocks => (text === null ? {} : JSON.parse(text));

/** Who set the blocks in force, and when, from the audit log. */
@Injectable()
export class ActiveBlocks {
  constructor(private readonly reader: DatabaseReader) {}

  async of(customerId: number, blocked: Blocks): Promise<BlockDetails> {
    const standing = Object.keys(blocked) as (keyof Blocks)[];
    if (standing.length === 0) return [];
    const rows = await this.reader.select(
      auditLog,
      'WHERE resource = $1 AND resource_id = $2 AND action = $3 ORDER BY id DESC LIMIT $4',
      ['customers', String(customerId), 'block', LATEST],
    );
    const laid = standing.flatMap((what) => {
      const row = rows.find(({ before, after }) => blocksIn(before)[what] !== blocksIn(after)[what]);
      return row ? [{ what, row }] : [];
    });
    const people = await rowsIn(
      this.reader,
      operators,
      'id',
      laid.map(({ row }) => row.operatorId),
    );
    const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
    return laid.map(({ what, row }) => ({
      what,
      by_name: names.get(row.operatorId) ?? row.operatorEmail,
      at_ms: row.at,
    }));
  }
}
