import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import {
  type DrawParameters,
  SIMULATION_INPUTS,
  SimulationHistory,
  type SimulationInput,
} from '../../engine/market/tables/simulation-history.js';
import { symbolChanges } from '../../engine/market/tables/symbol-change.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { pageAfter } from '../../platform/database/queries.js';

/** Changes per read. */
const PAGE = 500;

/** Which ticks came from the simulator, and with which terms. Each input is read once; a call reads only new ones. */
@Injectable()
export class SimulatedTerms {
  private readonly history = new SimulationHistory();
  private readonly readTo = new Map<SimulationInput, number>();
  private changesReadTo = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly reader: DatabaseReader) {}

  /** Function that returns the simulator terms of a symbol's tick by its lane position; null for a market tick. */
  async of(symbolId: number): Promise<(laneSeq: number) => DrawParameters | null> {
    const reading = this.reading.then(() => this.readNew());
    this.reading = reading.catch(() => undefined);
    await reading;
    return (laneSeq) => this.history.at(symbolId, laneSeq);
  }

  private async readNew(): Promise<void> {
    for (const kind of SIMULATION_INPUTS) {
      // One statement per kind, because each kind has its own index.
      const where = sql<SqlBool>`kind = ${sql.lit(kind)}`;
      for (;;) {
        const after = [this.readTo.get(kind) ?? 0];
        const page = pageAfter(laneInputs, { by: ['laneSeq'], after, where, limit: PAGE });
        const inputs = await this.reader.rows(laneInputs, page);
        for (const { laneSeq, payload } of inputs) {
          this.history.note(laneSeq, kind, payload);
          this.readTo.set(kind, laneSeq);
        }
        if (inputs.length < PAGE) break;
      }
    }
    await this.readChanges();
  }

  /** After the inputs: a change is stored in the commit of the input that made or ended it. */
  private async readChanges(): Promise<void> {
    const { changesReadTo: from } = this;
    const where = 'WHERE made_seq > $1 OR ended_seq > $1';
    for (const change of await this.reader.select(symbolChanges, where, [from])) {
      this.history.noteChange(change);
      this.changesReadTo = Math.max(this.changesReadTo, change.madeSeq, change.endedSeq ?? 0);
    }
  }
}
