import { adminListsBench } from './bench/admin-lists.bench.js';
import { candlesBench } from './bench/candles.bench.js';
import { copiesBench } from './bench/copies.bench.js';
import { fanOutBench } from './bench/fan-out.bench.js';
import { growthBench } from './bench/growth.bench.js';
import { ledgerListBench } from './bench/ledger-list.bench.js';
import { marksBench, tickCost } from './bench/marks.bench.js';
import { messagesBench } from './bench/messages.bench.js';
import { fundStartBench, miningBench } from './bench/mining.bench.js';
import { optionsBench } from './bench/options.bench.js';
import { ordersBench } from './bench/orders.bench.js';
import { type Figure, line, median, type Ratio } from './bench/ratio.js';
import { sealingBench } from './bench/sealing.bench.js';
import { signInsBench } from './bench/sign-ins.bench.js';
import { startBench } from './bench/start.bench.js';
import { transfersBench } from './bench/transfers.bench.js';
import { triggersBench } from './bench/triggers.bench.js';

/** Measures how many times faster each hot path is than its comparison, and prints it. See docs/performance.md. */
const benches: Record<string, () => Promise<(Ratio | Figure)[]>> = {
  orders: ordersBench,
  transfers: transfersBench,
  'ledger-list': ledgerListBench,
  'admin-lists': adminListsBench,
  candles: candlesBench,
  marks: marksBench,
  'tick-cost': tickCost,
  triggers: triggersBench,
  options: optionsBench,
  copies: copiesBench,
  mining: miningBench,
  start: async () => [...(await startBench()), ...(await fundStartBench())],
  sealing: sealingBench,
  growth: growthBench,
  'fan-out': fanOutBench,
  signins: signInsBench,
  messages: messagesBench,
};
/** `npm run bench -- marks start` runs some of them; `--ticks=…` and the like set sizes. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`Unknown bench "${unknown}". Benches: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
console.log('  median');
let missed = 0;
const broken: string[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    for (const result of await bench()) {
      console.log(line(result));
      if ('goal' in result && median(result.ratios) < result.goal) missed++;
    }
  } catch (error) {
    // A failed bench does not affect the others.
    broken.push(name);
    console.error(error);
  }
}
console.log(missed === 0 && broken.length === 0 ? 'Every goal was reached.' : `${missed} goals were missed.`);
if (broken.length > 0) console.log(`Did not finish: ${broken.join(', ')}.`);
process.exitCode = missed === 0 && broken.length === 0 ? 0 : 1;
