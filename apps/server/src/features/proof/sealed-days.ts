import { Injectable } from '@nestjs/common';
import type { ExactDecimals, SealAnswer, SealKeyAnswer, SealsAnswer } from '@truemark/contracts';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { sealKeys } from '../../engine/products/seals/tables/seal-key.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';

const published = ({ seal }: SealRow): ExactDecimals<SealAnswer> =>
  JSON.parse(seal) as ExactDecimals<SealAnswer>;

/** Public seals and signing keys. */
@Injectable()
export class SealedDays {
  constructor(private readonly reader: DatabaseReader) {}

  async key(): Promise<ExactDecimals<SealKeyAnswer> | RequestRefusal> {
    const keys = await this.reader.select(sealKeys, 'ORDER BY place');
    const newest = keys.at(-1);
    if (!newest) return refuseRequest('proof.not_sealed');
    return {
      public_key: newest.publicKey,
      keys: keys.map(({ publicKey, signature, since }) => ({
        public_key: publicKey,
        signature,
        since_ms: since,
      })),
    };
  }

  /** Newest first. */
  async page({ page, limit }: { page: number; limit: number }): Promise<ExactDecimals<SealsAnswer>> {
    const total = await this.reader.number('SELECT count(*) FROM seals');
    // Places have no gaps: a page is a range of them.
    const last = total - (page - 1) * limit;
    const rows = await this.reader.select(seals, 'WHERE place <= $1 AND place > $2 ORDER BY place DESC', [
      last,
      last - limit,
    ]);
    return { data: rows.map(published), total, page, last_page: Math.max(1, Math.ceil(total / limit)) };
  }

  async of(day: string): Promise<ExactDecimals<SealAnswer> | RequestRefusal> {
    const row = await this.row(day);
    return row ? published(row) : refuseRequest('proof.not_sealed');
  }

  /** Null: the day is not sealed. */
  row(day: string): Promise<SealRow | null> {
    return this.reader.first(seals, 'WHERE day = $1', [day]);
  }
}

/** Number of the symbol sealed as `code` on a day; null: none, or without ticks up to then. */
export const symbolOf = ({ ends }: SealRow, code: string): number | null =>
  ends.symbols.find(([, named]) => named === code)?.[0] ?? null;

/** Code under which the symbol was sealed. */
export const codeOf = ({ ends }: SealRow, symbolId: number): string =>
  ends.symbols.find(([id]) => id === symbolId)?.[1] ?? '';
