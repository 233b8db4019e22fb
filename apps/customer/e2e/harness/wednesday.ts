import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Wednesday noon: every market of the week is open, whatever day the test runs on. */
const START = Date.UTC(2026, 10, 18, 12);
const MINUTES = 30;
const GAP = 250;

const UNIT = 100_000;

/** Bid in 10⁻⁵: a slow swing with a small one on top, never the same twice in a row. */
const bidAt = (index: number): number =>
  116_000 + Math.round(150 * Math.sin(index / 90) + 9 * Math.sin(index / 2.3)) + (index % 2);

const price = (units: number): string =>
  `${Math.floor(units / UNIT)}.${String(units % UNIT).padStart(5, '0')}`;

/** Writes recorded ticks of EURUSD, four a second, with a spread of 1.2 pips; returns the file. */
export function writeWednesday(directory: string): string {
  const file = join(directory, 'eurusd-wednesday.csv');
  const lines = Array.from({ length: (MINUTES * 60_000) / GAP }, (_, index) => {
    const bid = bidAt(index);
    return `${START + index * GAP},${price(bid)},${price(bid + 12)}`;
  });
  writeFileSync(file, `ts_ms,bid,ask\n${lines.join('\n')}\n`);
  return file;
}
