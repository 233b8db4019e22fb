import type { State } from './state.js';
import { FIRST_PORTION, hashOf, type PortionCursor, portionAt } from './state-hash.js';
import type { Batch } from './store/batch.js';
import type { Store } from './store/store.js';
import { stateHashes } from './tables/state-hash.table.js';

/** Lane steps between two portions. */
const STEPS_PER_PORTION = 250;
/** Size of the ring of stored portions; a standby reads them within seconds. */
const RING_SIZE = 1_024;

/**
 * Publishes hashes of the leader's state: the first commit of every 250 steps carries the hash of one portion, in
 * rotation. It costs the lane a few microseconds per step, and lets a standby detect divergence in time.
 */
export class StateHashWriter {
  private lastPlace: number;
  private next: PortionCursor = FIRST_PORTION;
  private dueSeq: number;

  private constructor(
    last: number,
    private readonly state: State,
  ) {
    this.lastPlace = last;
    this.dueSeq = state.laneSeq;
  }

  static async open(store: Store, state: State): Promise<StateHashWriter> {
    const [row] = await store.query('SELECT max(place) AS last FROM state_hashes');
    return new StateHashWriter(Number(row?.last ?? 0), state);
  }

  /**
   * Adds the due portion to a batch of decided steps. Returns a callback to call once the batch is committed; no other
   * portion may be added before. Null: none is due.
   */
  add(batch: Batch): (() => void) | null {
    const { laneSeq } = this.state;
    if (batch.isEmpty || laneSeq < this.dueSeq) return null;
    const { portion, next } = portionAt(this.state, this.next);
    const place = this.lastPlace + 1;
    batch.upsert(stateHashes, {
      slot: place % RING_SIZE,
      place,
      laneSeq,
      ...portion,
      hash: hashOf(this.state, portion),
    });
    return () => {
      this.lastPlace = place;
      this.next = next;
      this.dueSeq = laneSeq + STEPS_PER_PORTION;
    };
  }
}
