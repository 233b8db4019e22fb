import type { SimulationTerms } from '@truemark/domain';
import { readJournal } from '../../kernel/journal.js';
import type { StartFeeds } from '../feed-commands.js';
import { type SymbolRow, simulationOf } from './market.table.js';
import { writtenSymbol } from './written-symbol.js';

/** What a simulated tick was drawn by. */
export interface DrawnBy {
  readonly code: string;
  readonly terms: SimulationTerms;
  /** Added to the bid, 10⁻⁸. */
  readonly spread: number;
}

interface Put extends DrawnBy {
  readonly laneSeq: number;
  readonly feed: SymbolRow['feed'];
}

/** The kinds of input that it is told of, in the order of the lane. */
export const SIMULATION_INPUTS = ['symbol.put', 'feeds.start'] as const;
export type SimulationInput = (typeof SIMULATION_INPUTS)[number];

/** Which ticks the simulator made and under which terms, as the journal tells it. */
export class SimulationHistory {
  private readonly puts = new Map<number, Put[]>();
  private readonly starts: { readonly laneSeq: number; readonly feed: SymbolRow['feed'] | null }[] = [];
  /** Symbols made so far: the next new one gets the number behind it, as it did in the lane. */
  private made = 0;

  note(laneSeq: number, kind: SimulationInput, payload: string): void {
    if (kind === 'feeds.start') {
      const { priceFeed } = readJournal(payload) as Pick<StartFeeds, 'priceFeed'>;
      this.starts.push({ laneSeq, feed: priceFeed });
      return;
    }
    const symbol = writtenSymbol(payload);
    if (symbol.id === 0) this.made += 1;
    const symbolId = symbol.id || this.made;
    const { code, feed, spread } = symbol;
    const put = { laneSeq, code, feed, terms: simulationOf(symbol), spread: Number(spread) };
    const before = this.puts.get(symbolId);
    if (before) before.push(put);
    else this.puts.set(symbolId, [put]);
  }

  /**
   * What the tick that the lane took as `laneSeq` was drawn by; null where a market made it, or the demo's first data
   * did, before any feed was started.
   */
  at(symbolId: number, laneSeq: number): DrawnBy | null {
    const start = this.starts.findLast((each) => each.laneSeq < laneSeq);
    const put = this.puts.get(symbolId)?.findLast((each) => each.laneSeq < laneSeq);
    return start && put && (start.feed ?? put.feed) === 'simulator' ? put : null;
  }
}
