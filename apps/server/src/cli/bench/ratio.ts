/** One line of `npm run bench`: how many times faster than what it is compared with. */
export interface Ratio {
  readonly name: string;
  readonly goal: number;
  readonly ratios: readonly number[];
  /** What was checked after each round. */
  readonly asserted: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** A round that is thrown away to warm up, then `rounds` of them; each round times both sides and gives their ratio. */
export async function interleaved(rounds: number, round: () => Promise<number>): Promise<number[]> {
  await round();
  const ratios: number[] = [];
  for (let at = 0; at < rounds; at++) ratios.push(await round());
  return ratios;
}

export function line({ name, goal, ratios, asserted }: Ratio): string {
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  const verdict = median(ratios) >= goal ? 'reached' : 'MISSED';
  return `${median(ratios).toFixed(2).padStart(8)}  (goal ≥ ${goal}: ${verdict})  ${name}\n          rounds ${shown}; asserted: ${asserted}`;
}
