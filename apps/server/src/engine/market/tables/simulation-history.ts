import type { SimulationTerms } from '@truemark/domain';
import { readJournal } from '../../kernel/journal.js';
import type { StartFeeds } from '../feed-commands.js';
import { type SymbolRow, simulationOf } from './market.table.js';
import type { SymbolChange } from './symbol-change.table.js';
import { symbolOfPayload } from './symbol-of-payload.js';
import { readTerms } from './symbol-terms.js';

/** Parameters that a simulated tick was drawn with. */
export interface DrawParameters {
  readonly code: string;
  readonly terms: SimulationTerms;
  /** Added to the bid, 10⁻⁸. */
  readonly spread: number;
}

/** A symbol's terms for lane inputs after `laneSeq`. */
interface SymbolVersion {
  readonly laneSeq: number;
  readonly symbol: SymbolRow;
}

/** Kinds of input to feed in, in lane order. */
export const SIMULATION_INPUTS = ['symbol.put', 'feeds.start'] as const;
export type SimulationInput = (typeof SIMULATION_INPUTS)[number];

/**
 * Reconstructs which ticks the simulator drew, and with which parameters: from the journal, and from the announced
 * changes of terms, which say which of them waited and when they took effect.
 */
export class SimulationHistory {
  private readonly puts = new Map<number, SymbolVersion[]>();
  private readonly changes = new Map<number, Map<number, SymbolChange>>();
  /** Versions by symbol, computed when they are asked for. */
  private readonly versions = new Map<number, readonly SymbolVersion[]>();
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
    const put = { laneSeq, symbol };
    const before = this.puts.get(symbolId);
    if (before) before.push(put);
    else this.puts.set(symbolId, [put]);
    this.versions.delete(symbolId);
  }

  /** An announced change as it stands now; noted again once it has ended. */
  noteChange(change: SymbolChange): void {
    const known = this.changes.get(change.symbolId) ?? new Map<number, SymbolChange>();
    this.changes.set(change.symbolId, known.set(change.id, change));
    this.versions.delete(change.symbolId);
  }

  /**
   * The parameters of the tick that the lane accepted at `laneSeq`; null if it came from a market, or from demo data
   * before any feed was started.
   */
  at(symbolId: number, laneSeq: number): DrawParameters | null {
    const start = this.feedStarts.findLast((each) => each.laneSeq < laneSeq);
    const symbol = this.versionsOf(symbolId).findLast((each) => each.laneSeq < laneSeq)?.symbol;
    if (!start || !symbol || (start.feed ?? symbol.feed) !== 'simulator') return null;
    return { code: symbol.code, terms: simulationOf(symbol), spread: Number(symbol.spread) };
  }

  private versionsOf(symbolId: number): readonly SymbolVersion[] {
    const known = this.versions.get(symbolId);
    if (known) return known;
    const puts = this.puts.get(symbolId) ?? [];
    const changes = [...(this.changes.get(symbolId)?.values() ?? [])];
    const isOf = (laneSeq: number | null): boolean =>
      puts.some((put) => put.laneSeq === laneSeq) || changes.some(({ madeSeq }) => madeSeq === laneSeq);
    const tookEffect = ({ state, endedSeq }: SymbolChange): boolean =>
      // One replaced by its calendar's new days, while nobody held the symbol any more, took effect with them.
      state === 'held' || (state === 'replaced' && !isOf(endedSeq));
    const effects = changes
      .filter(tookEffect)
      .map((change) => ({ laneSeq: change.endedSeq as number, to: readTerms(change).to }));
    const steps = [...puts, ...effects].sort((one, other) => one.laneSeq - other.laneSeq);
    const versions: SymbolVersion[] = [];
    for (const step of steps) {
      const last = versions.at(-1)?.symbol;
      // What waits keeps its former value until it takes effect.
      const announced = changes.find(({ madeSeq }) => madeSeq === step.laneSeq);
      const written = 'symbol' in step ? step.symbol : last && { ...last, ...step.to };
      if (!written) continue;
      const symbol = { ...written, ...(announced && readTerms(announced).from) };
      versions.push({ laneSeq: step.laneSeq, symbol });
    }
    this.versions.set(symbolId, versions);
    return versions;
  }
}
