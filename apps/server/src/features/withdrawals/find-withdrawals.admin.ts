import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { sql } from 'kysely';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { startsWith } from '../../platform/admin/filters.js';
import { anyTable, columnsOf } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, MOST_HITS, typedNumber } from '../search/finds-things.js';

/** Indexed prefix of a withdrawal's destination. */
const HEAD = sql<string>`substr(target, 1, 300)`;
/** Minimum length of a prefix: a shorter one matches too many. */
const LEAST = 4;

/** Searches a withdrawal by number, by payment reference or hash, and by destination coin address. */
@Injectable()
@FindsThings()
export class FindWithdrawals implements Finder {
  readonly resource = 'withdrawals';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    const [numbered, paid] = await Promise.all([
      number === null ? [] : this.reader.select(withdrawals, 'WHERE id = $1', [number]),
      text.length < LEAST ? [] : this.paid(text),
    ]);
    const rows = new Map([...numbered, ...paid].map((row) => [row.id, row]));
    return numberedHits(this.reader, [...rows.values()].slice(0, MOST_HITS), factsOf);
  }

  private async paid(text: string): Promise<Withdrawal[]> {
    const { reference } = columnsOf(withdrawals);
    // Matches the JSON of a coin destination with this only field, cut to the indexed prefix; no bank destination
    // starts so.
    const address = JSON.stringify({ dc_address: text }).slice(0, -2);
    const rows = () => anyTable.selectFrom(withdrawals.name).selectAll().limit(MOST_HITS);
    const [byReference, byAddress] = await Promise.all([
      this.reader.rows(withdrawals, rows().where(startsWith(reference, text))),
      this.reader.rows(withdrawals, rows().where(startsWith(HEAD, address))),
    ]);
    return [...byReference, ...byAddress];
  }
}

const factsOf = ({ amount, code, target, reference }: Withdrawal): string[] =>
  [formatDecimal(amount), code, target.dc_address, reference].filter((fact): fact is string => Boolean(fact));
