import type { State } from './state.js';
import { FIRST_PLACE, hashOf, type Place, portionAt } from './state-hash.js';
import type { Batch } from './store/batch.js';
import type { Store } from './store/store.js';
import { stateHashes } from './tables/state-hash.table.js';

/** Lane steps between two portions. */
const EVERY = 250;
/** Size of the ring of stored portions; a standby reads them within seconds. */
const KEPT = 1_024;

/**
 * Publishes hashes of the leader's state: the first commit of every 250 steps carries the hash of one portion, in
 * rotation. It costs the lane a few microseconds per step, and lets a standby detect divergence in time.
 */
export class HashState {
  private place: number;
  private next: Place = FIRST_PLACE;
  private due: number;

  private constructor(
    last: number,
    private readonly state: State,
  ) {
    this.place = last;
    this.due = state.laneSeq;
  }

  static async open(store: Store, state: State): Promise<HashState> {
    const [row] = await store.query('SELECT max(place) AS last FROM state_hashes');
    return new HashState(Number(row?.last ?? 0), state);
  }

  /**
   * Adds the due portion to a batch of decided steps. Returns a callback to call once the batch is committed; no other
   * portion may be added before. Null: none is due.
   */
  add(batch: Batch): (() => void) | null {
    const { laneSeq } = this.state;
    if (batch.isEmpty || laneSeq < this.due) return null;
    const { portion, next } = portionAt(this.state, this.next);
    const place = this.place + 1;
    batch.upsert(stateHashes, {
      slot: place % KEPT,
      place,
      laneSeq,
      ...portion,
      hash: hashOf(this.state, portion),
    });
    return () => {
      this.place = place;
      this.next = next;
      this.due = laneSeq + EVERY;
    };
  }
}
