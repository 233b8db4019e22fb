/** One result of `npm run bench`: the speed-up over the comparison. */
export interface Ratio {
  readonly name: string;
  readonly goal: number;
  readonly ratios: readonly number[];
  /** Assertions checked after each round. */
  readonly asserted: string;
}

/** An informational result: no goal, since there is no comparison. */
export interface Figure {
  readonly name: string;
  readonly text: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/**
 * Runs one warm-up round, which is discarded, then `rounds` more; each round times both sides and returns their ratio.
 */
export async function interleaved(rounds: number, round: () => Promise<number>): Promise<number[]> {
  await round();
  const ratios: number[] = [];
  for (let at = 0; at < rounds; at++) ratios.push(await round());
  return ratios;
}

/** The result of `work`, and its duration in nanoseconds. */
export function timed<T>(work: () => T): [T, number] {
  const from = process.hrtime.bigint();
  const result = work();
  return [result, Number(process.hrtime.bigint() - from)];
}

export function line(result: Ratio | Figure): string {
  if ('text' in result) return `          ${result.name}: ${result.text}`;
  const { name, goal, ratios, asserted } = result;
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  const verdict = median(ratios) >= goal ? 'reached' : 'MISSED';
  return `${median(ratios).toFixed(2).padStart(8)}  (goal ≥ ${goal}: ${verdict})  ${name}\n          rounds ${shown}; asserted: ${asserted}`;
}
