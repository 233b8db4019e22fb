import { decimal } from '@truemark/money';
import { CopyCrowd, closing, opening } from './copy-crowd.js';
import { pacedLatencies } from './paced-latencies.js';
import { type Figure, interleaved, type Ratio } from './ratio.js';
import { percentile } from './send-steadily.js';

const ROUNDS = 3;
const FOLLOWERS = 10_000;
const OTHERS = 200;
/** Concurrent single orders, as in the other benches. */
const CUSTOMERS = 64;
/** Duration of measuring others' orders, ms. */
const QUIET = 5_000;
const TICKS = 40;
/** A stop amount that no tick here reaches. */
const FAR = decimal('50000');

/**
 * A leader with ten thousand followers: the leader's orders, others' orders meanwhile, and ticks that update capital
 * stops.
 */
export async function copiesBench(): Promise<(Ratio | Figure)[]> {
  const crowd = await CopyCrowd.open(FOLLOWERS, OTHERS);
  try {
    return [...(await copiesASecond(crowd)), ...(await meanwhile(crowd)), await stops(crowd)];
  } finally {
    await crowd.discard();
  }
}

async function copiesASecond(crowd: CopyCrowd): Promise<(Ratio | Figure)[]> {
  const whole: number[] = [];
  const ratios = await interleaved(ROUNDS, async () => {
    const { outcome, took } = await crowd.led(() => crowd.openBy(crowd.leader));
    await crowd.checkOpen(1);
    await crowd.led(() => crowd.closeBy(crowd.leader, outcome.order.id));
    await crowd.checkOpen(0);
    const from = performance.now();
    const single = await crowd.each(crowd.followers, opening, CUSTOMERS);
    const singles = performance.now() - from;
    const orderOf = new Map(single.map(({ order }) => [order.customerId, order.id]));
    await crowd.each(crowd.followers, (id) => closing(id, orderOf.get(id) ?? 0));
    whole.push(took);
    return singles / took;
  });
  const asserted = 'every follower has one row and one copy, at the leader’s tick';
  const told = whole.slice(1).map((ms) => ms.toFixed(0));
  return [
    { name: 'copies a second, 10,000 followers ÷ single orders through the lane', goal: 2, ratios, asserted },
    { name: 'all 10,000 copies durable after', text: `${told.join(', ')} ms` },
  ];
}

async function meanwhile(crowd: CopyCrowd): Promise<(Ratio | Figure)[]> {
  const [before, during]: [number[], number[]] = [[], []];
  const ratios = await interleaved(ROUNDS, async () => {
    const quiet = await pacedLatencies(crowd, new Promise((resolve) => setTimeout(resolve, QUIET)));
    const leading = async (): Promise<void> => {
      for (const end = performance.now() + QUIET; performance.now() < end; ) {
        const { outcome } = await crowd.led(() => crowd.openBy(crowd.leader));
        await crowd.led(() => crowd.closeBy(crowd.leader, outcome.order.id));
      }
    };
    const busy = await pacedLatencies(crowd, leading());
    await crowd.checkOpen(0);
    before.push(percentile(quiet, 0.99));
    during.push(percentile(busy, 0.99));
    return (3 * percentile(quiet, 0.99)) / percentile(busy, 0.99);
  });
  const asserted = 'every order was accepted, every follower has one row an event';
  const shown = (all: readonly number[]): string =>
    all
      .slice(1)
      .map((ms) => ms.toFixed(1))
      .join(', ');
  return [
    { name: '3 × others’ quiet p99 ÷ while 10,000 followers copy', goal: 1, ratios, asserted },
    { name: 'others’ orders, p99', text: `quiet ${shown(before)} ms, meanwhile ${shown(during)} ms` },
  ];
}

async function stops(crowd: CopyCrowd): Promise<Ratio> {
  const { outcome } = await crowd.led(() => crowd.openBy(crowd.leader));
  const ticks = async (): Promise<number> => {
    // The first tick recomputes what has changed.
    await crowd.tick(1);
    const from = performance.now();
    for (let at = 0; at < TICKS; at++) await crowd.tick(at % 7);
    return performance.now() - from;
  };
  const ratios = await interleaved(ROUNDS, async () => {
    await crowd.stops(0n);
    const without = await ticks();
    await crowd.stops(FAR);
    const within = await ticks();
    await crowd.checkOpen(1);
    return (1.3 * without) / within;
  });
  // Verifies that reached stops are closed by the tick, so the bench measured working stops.
  await crowd.stops(decimal('0.01'));
  await crowd.tick(-2_000);
  const left = await crowd.engine.ask({ kind: 'followers.of', traderId: crowd.leader });
  if (left.length > 0) throw new Error(`${left.length} relations are past their stop`);
  await crowd.closeBy(crowd.leader, outcome.order.id);
  return {
    name: '1.3 × a tick without capital stops ÷ one that moves those of 10,000 relations',
    goal: 1,
    ratios,
    asserted: 'none was reached meanwhile, and all end with the tick that reaches them',
  };
}
