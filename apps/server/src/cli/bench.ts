import { candlesBench } from './bench/candles.bench.js';
import { fanOutBench } from './bench/fan-out.bench.js';
import { ordersBench } from './bench/orders.bench.js';
import { line, median, type Ratio } from './bench/ratio.js';

/** Prints how many times faster each hot path is than what it is compared with, measured now. See docs/performance.md. */
const benches: (() => Promise<Ratio | Ratio[]>)[] = [ordersBench, candlesBench, fanOutBench];
console.log('  median');
let missed = 0;
for (const bench of benches) {
  for (const ratio of [await bench()].flat()) {
    console.log(line(ratio));
    if (median(ratio.ratios) < ratio.goal) missed++;
  }
}
console.log(missed === 0 ? 'Every goal was reached.' : `${missed} goals were missed.`);
process.exitCode = missed === 0 ? 0 : 1;
