import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { type Filter, ids } from '../../platform/admin/filters.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type ColumnRef, columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { operators } from '../operators/operator.table.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type ClaimKind, type ReviewClaim, reviewClaims } from './claim.table.js';

/** Validity of a claim, ms. */
export const CLAIM_LIFETIME = 15 * 60_000;

/** Name of the claim's holder; null: unclaimed. */
export interface Holder {
  readonly operatorId: number;
  readonly name: string;
  readonly since: number;
}

/** Rows of a queue that an operator has claimed; `column` holds the item number. */
export const claimedBy =
  <C extends string>(kind: ClaimKind, column: C): Filter<C> =>
  (value, columns) => {
    const claims = columnsOf(reviewClaims);
    const holding = untypedQueries
      .selectFrom(reviewClaims.name)
      .select('subject_id')
      .where(condition(claims.kind, '=', kind))
      .where(condition(claims.at, '>', wallClock.now() - CLAIM_LIFETIME))
      .where(ids('operatorId')(value, claims));
    const subject: ColumnRef = columns[column];
    return condition(subject, 'in', holding);
  };

/** Claims on items that wait for a decision: only the holder decides. */
@Injectable()
export class Claims {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly shared: SharedStore,
  ) {}

  /**
   * Claims an item for a quarter of an hour, or extends the claim; 409 while another operator holds it. `waitsSince`
   * (epoch ms): an older claim of another operator was for an earlier, decided wait and does not count.
   */
  take(
    operator: SignedInOperator,
    kind: ClaimKind,
    subjectId: number,
    trace: RowWrite,
    waitsSince = 0,
  ): Promise<void> {
    return this.shared.inTurn(claimMutexKey(kind, subjectId), async () => {
      const holder = (await this.holders(kind, [subjectId])).get(subjectId);
      if (holder && holder.operatorId !== operator.id && holder.since >= waitsSince) {
        throw conflict('claims.taken', `${holder.name} has claimed this.`);
      }
      const row: ReviewClaim = { kind, subjectId, operatorId: operator.id, at: wallClock.now() };
      const rows: RowWrite[] = [
        { op: 'upsert', table: reviewClaims.name, row },
        ...(holder?.operatorId === operator.id ? [] : [trace]),
      ];
      await this.write(operator, rows);
    });
  }

  /** Releases a claim; with `anybodys` also that of another operator. Does nothing if there is none. */
  release(
    operator: SignedInOperator,
    kind: ClaimKind,
    subjectId: number,
    { anybodys, trace }: { readonly anybodys: boolean; readonly trace: RowWrite },
  ): Promise<void> {
    return this.shared.inTurn(claimMutexKey(kind, subjectId), async () => {
      const holder = (await this.holders(kind, [subjectId])).get(subjectId);
      if (!holder) return;
      if (holder.operatorId !== operator.id && !anybodys)
        throw conflict('claims.taken', `${holder.name} has claimed this.`);
      await this.write(operator, [removal({ kind, subjectId }), trace]);
    });
  }

  /** Reassigns a claimed item to another operator. */
  async handOver(
    operator: SignedInOperator,
    kind: ClaimKind,
    subjectId: number,
    handing: { readonly to: number; readonly trace: RowWrite },
  ): Promise<void> {
    if (!(await this.holders(kind, [subjectId])).has(subjectId)) throw notFound('claim');
    await this.give(operator, kind, subjectId, handing);
  }

  /** Assigns the item to this operator, claimed or not. */
  give(
    operator: SignedInOperator,
    kind: ClaimKind,
    subjectId: number,
    { to, trace }: { readonly to: number; readonly trace: RowWrite },
  ): Promise<void> {
    return this.shared.inTurn(claimMutexKey(kind, subjectId), async () => {
      const row: ReviewClaim = { kind, subjectId, operatorId: to, at: wallClock.now() };
      await this.write(operator, [{ op: 'upsert', table: reviewClaims.name, row }, trace]);
    });
  }

  /** All valid claims, newest first. */
  all(): Promise<ReviewClaim[]> {
    return this.reader.select(reviewClaims, 'WHERE at > $1 ORDER BY at DESC LIMIT 500', [
      wallClock.now() - CLAIM_LIFETIME,
    ]);
  }

  /**
   * Row to be decided, in its current state; throws if it waits and the caller does not hold its claim. The claim is
   * read first: it is removed with the decision, so a row without a claim is read as decided.
   */
  async held<Row>(
    operator: SignedInOperator,
    kind: ClaimKind,
    subjectId: number,
    { find, waits }: { readonly find: () => Promise<Row>; readonly waits: (row: Row) => boolean },
  ): Promise<Row> {
    const holder = (await this.holders(kind, [subjectId])).get(subjectId);
    const row = await find();
    if (!waits(row) || holder?.operatorId === operator.id) return row;
    throw conflict('claims.not_yours', 'You have not claimed this, or your claim has expired.');
  }

  /** Holders of valid claims by item. */
  async holders(kind: ClaimKind, subjects: readonly number[]): Promise<Map<number, Holder>> {
    const found = (await rowsIn(this.reader, reviewClaims, 'subjectId', subjects)).filter(
      (claim) => claim.kind === kind && wallClock.now() < claim.at + CLAIM_LIFETIME,
    );
    const people = await rowsIn(
      this.reader,
      operators,
      'id',
      found.map(({ operatorId }) => operatorId),
    );
    const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
    return new Map(
      found.map(({ subjectId, operatorId, at }) => [
        subjectId,
        { operatorId, name: names.get(operatorId) ?? '', since: at },
      ]),
    );
  }
  private async write(operator: SignedInOperator, rows: readonly RowWrite[]): Promise<void> {
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [...rows] }));
  }
}

const claimMutexKey = (kind: ClaimKind, subjectId: number): string => `claim of ${kind} ${subjectId}`;

/** Removes a claim: manually, or in the commit of a decision. */
export const removal = ({ kind, subjectId }: Pick<ReviewClaim, 'kind' | 'subjectId'>): RowWrite => ({
  op: 'remove',
  table: reviewClaims.name,
  row: { kind, subjectId },
});
