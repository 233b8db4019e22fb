import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { rejectedTicks, type SymbolRow } from '../../engine/market/tables/market.table.js';
import type { SymbolPause } from '../../engine/market/tables/symbol-change.table.js';
import { type ChangedTerms, readTerms } from '../../engine/market/tables/symbol-terms.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** Rejected quotes shown. */
const SHOWN = 20;

/** Back-office names of the terms. */
const NAMES: Readonly<Record<string, string>> = {
  baseCurrency: 'BaseCurrency',
  quoteCurrency: 'QuoteCurrency',
  units: 'ForexContNum',
  pip: 'Pip',
  minLots: 'ForexMinCont',
  spread: 'Spread',
  schedule: 'Schedule',
  feed: 'Feed',
  feedCode: 'FeedCode',
  simulation: 'Simulation',
  pricePrecision: 'PricePrecision',
};

const named = (terms: ChangedTerms['to']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(terms).map(([name, value]) => [NAMES[name] ?? name, value]));

/** State of a symbol besides its terms: the scheduled change, and the price pause that waits for review. */
@Injectable()
export class SymbolStateAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
  ) {}

  /** Short form, also shown in the list. */
  of(symbolId: number) {
    const { change, pause } = this.engine.view.standingOf(symbolId);
    const terms = change && readTerms(change);
    return {
      IsPaused: pause !== null,
      Pending: change &&
        terms && {
          HoldsAtMs: change.holdsAt,
          MadeAtMs: change.madeAt,
          From: named(terms.from),
          To: named(terms.to),
        },
    };
  }

  /** Evidence on a paused symbol: the last accepted quote, and the rejected ones. */
  async evidenceOf(symbolId: number) {
    const { pause } = this.engine.view.standingOf(symbolId);
    if (!pause) return { Pause: null };
    const tick = this.engine.view.quote(symbolId);
    return {
      Pause: {
        SinceMs: pause.since,
        IsResuming: pause.isResuming,
        Last: tick && { Seq: tick.seq, TimeMs: tick.time, Bid: BigInt(tick.bid), Ask: BigInt(tick.ask) },
        Rejected: await this.rejected(pause),
      },
    };
  }

  /** Cancels a scheduled change: holdings are unaffected, so one operator may. */
  async cancel(operator: SignedInOperator, symbolId: number): Promise<void> {
    const symbol = this.find(symbolId);
    const { change } = this.engine.view.standingOf(symbolId);
    if (!change) throw conflict('symbol.no_change', 'No announced change of this symbol is waiting.');
    const { from, to } = readTerms(change);
    const trace = this.audit.row(operator, {
      action: 'cancel change',
      resource: 'symbols',
      resourceId: symbol.code,
      before: { holds_at_ms: change.holdsAt, ...named(to) },
      after: named(from),
    });
    const actor = actorOf(operator);
    unwrap(await this.engine.submit({ kind: 'symbol.cancel_change', actor, symbolId, rows: [trace] }));
  }

  find(symbolId: number): SymbolRow {
    const symbol = this.engine.view.symbols().find(({ id }) => id === symbolId);
    if (!symbol) throw notFound('symbol');
    return symbol;
  }

  private async rejected({ symbolId, laneSeq }: SymbolPause) {
    const rows = await this.reader.select(
      rejectedTicks,
      'WHERE symbol_id = $1 AND lane_seq >= $2 ORDER BY lane_seq DESC LIMIT $3',
      [symbolId, laneSeq, SHOWN],
    );
    return rows.map(({ at, bid, ask, reason }) => ({
      TimeMs: at,
      Bid: BigInt(bid),
      Ask: BigInt(ask),
      Reason: reason,
    }));
  }
}
