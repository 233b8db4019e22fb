import { TriggerHeap } from '../../engine/kernel/trigger-heap.js';
import { interleaved, type Ratio, timed } from './ratio.js';

const TRIGGERS = 1_000_000;
const ROUNDS = 5;
const OUR_TICKS = 20_000;
const SCANNED_TICKS = 20;

/** Levels from 1.00 to 1.10 in 10⁻⁸, spread without a pattern. */
const levelOf = (index: number): number => 100_000_000 + ((index * 7_919_317) % 10_000_019);
/** The price falls through some levels per tick. */
const priceAt = (tick: number): number => 110_000_100 - tick * 30;

/** The usual design: every tick checks every trigger. */
class LinearScan {
  private readonly levels = Float64Array.from({ length: TRIGGERS }, (_, index) => levelOf(index));

  tick(price: number): number[] {
    const { levels } = this;
    const reached: number[] = [];
    for (let at = 0; at < levels.length; at++) {
      if ((levels[at] as number) < price) continue;
      reached.push(at);
      levels[at] = 0;
    }
    return reached;
  }
}

function heapOf(): TriggerHeap {
  const heap = new TriggerHeap('falling');
  for (let index = 0; index < TRIGGERS; index++) heap.push(levelOf(index), index);
  return heap;
}

function popReached(heap: TriggerHeap, price: number): number[] {
  const reached: number[] = [];
  while (heap.isReached(price)) reached.push(heap.pop()?.id as number);
  return reached;
}

const ticks = (count: number, tick: (price: number) => number[]): number[][] =>
  Array.from({ length: count }, (_, at) => tick(priceAt(at)));

/** A million triggers in the heap, against a linear scan. */
export async function triggersBench(): Promise<Ratio[]> {
  const ratios = await interleaved(ROUNDS, async () => {
    const heap = heapOf();
    const scanned = new LinearScan();
    const [popped, ours] = timed(() => ticks(OUR_TICKS, (price) => popReached(heap, price)));
    const [found, scanning] = timed(() => ticks(SCANNED_TICKS, (price) => scanned.tick(price)));
    found.forEach((ids, at) => {
      const mine = [...(popped[at] as number[])].sort((a, b) => a - b);
      if (String(mine) !== String(ids)) throw new Error(`tick ${at}: ${mine} popped, ${ids} reached`);
    });
    if (found.flat().length === 0) throw new Error('no trigger was reached');
    return scanning / SCANNED_TICKS / (ours / OUR_TICKS);
  });
  const asserted = 'the same triggers were reached by the same ticks';
  return [{ name: 'heap of 1,000,000 triggers ÷ linear scan', goal: 100, ratios, asserted }];
}
