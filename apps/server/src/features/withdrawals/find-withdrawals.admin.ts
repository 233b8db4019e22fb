import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { sql } from 'kysely';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { startsWith } from '../../platform/admin/filters.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, untypedQueries } from '../../platform/database/queries.js';
import {
  ContributesSearch,
  MAX_HITS,
  type SearchContributor,
  typedNumber,
} from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** Indexed prefix of a withdrawal's destination. */
const TARGET_PREFIX = sql<string>`substr(target, 1, 300)`;
/** Minimum length of a prefix: a shorter one matches too many. */
const MIN_SEARCH_LENGTH = 4;

/** Searches a withdrawal by number, by payment reference or hash, and by destination coin address. */
@Injectable()
@ContributesSearch()
export class FindWithdrawals implements SearchContributor {
  readonly resource = 'withdrawals';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    const [numbered, paid] = await Promise.all([
      number === null ? [] : this.reader.select(withdrawals, 'WHERE id = $1', [number]),
      text.length < MIN_SEARCH_LENGTH ? [] : this.findByReferenceOrAddress(text),
    ]);
    const rows = new Map([...numbered, ...paid].map((row) => [row.id, row]));
    return hitsByNumber(this.reader, [...rows.values()].slice(0, MAX_HITS), factsOf);
  }

  private async findByReferenceOrAddress(text: string): Promise<Withdrawal[]> {
    const { reference } = columnsOf(withdrawals);
    // Matches the JSON of a coin destination with this only field, cut to the indexed prefix; no bank destination
    // starts so.
    const address = JSON.stringify({ dc_address: text }).slice(0, -2);
    const rows = () => untypedQueries.selectFrom(withdrawals.name).selectAll().limit(MAX_HITS);
    const [byReference, byAddress] = await Promise.all([
      this.reader.rows(withdrawals, rows().where(startsWith(reference, text))),
      this.reader.rows(withdrawals, rows().where(startsWith(TARGET_PREFIX, address))),
    ]);
    return [...byReference, ...byAddress];
  }
}

const factsOf = ({ amount, code, target, reference }: Withdrawal): string[] =>
  [formatDecimal(amount), code, target.dc_address, reference].filter((fact): fact is string => Boolean(fact));
