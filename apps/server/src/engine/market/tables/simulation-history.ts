import type { SimulationTerms } from '@truemark/domain';
import { readJournal } from '../../kernel/journal.js';
import type { StartFeeds } from '../feed-commands.js';
import { type SymbolRow, simulationOf } from './market.table.js';
import { symbolOfPayload } from './symbol-of-payload.js';

/** Parameters that a simulated tick was drawn with. */
export interface DrawParameters {
  readonly code: string;
  readonly terms: SimulationTerms;
  /** Added to the bid, 10⁻⁸. */
  readonly spread: number;
}

interface SymbolVersion extends DrawParameters {
  readonly laneSeq: number;
  readonly feed: SymbolRow['feed'];
}

/** Kinds of input to feed in, in lane order. */
export const SIMULATION_INPUTS = ['symbol.put', 'feeds.start'] as const;
export type SimulationInput = (typeof SIMULATION_INPUTS)[number];

/** Reconstructs from the journal which ticks the simulator drew, and with which parameters. */
export class SimulationHistory {
  private readonly versions = new Map<number, SymbolVersion[]>();
  private readonly feedStarts: { readonly laneSeq: number; readonly feed: SymbolRow['feed'] | null }[] = [];
  /** Symbols created so far: the next new one gets the following id, as it did in the lane. */
  private symbolCount = 0;

  note(laneSeq: number, kind: SimulationInput, payload: string): void {
    if (kind === 'feeds.start') {
      const { priceFeed } = readJournal(payload) as Pick<StartFeeds, 'priceFeed'>;
      this.feedStarts.push({ laneSeq, feed: priceFeed });
      return;
    }
    const symbol = symbolOfPayload(payload);
    if (symbol.id === 0) this.symbolCount += 1;
    const symbolId = symbol.id || this.symbolCount;
    const { code, feed, spread } = symbol;
    const put = { laneSeq, code, feed, terms: simulationOf(symbol), spread: Number(spread) };
    const before = this.versions.get(symbolId);
    if (before) before.push(put);
    else this.versions.set(symbolId, [put]);
  }

  /**
   * The parameters of the tick that the lane accepted at `laneSeq`; null if it came from a market, or from demo data
   * before any feed was started.
   */
  at(symbolId: number, laneSeq: number): DrawParameters | null {
    const start = this.feedStarts.findLast((each) => each.laneSeq < laneSeq);
    const put = this.versions.get(symbolId)?.findLast((each) => each.laneSeq < laneSeq);
    return start && put && (start.feed ?? put.feed) === 'simulator' ? put : null;
  }
}
