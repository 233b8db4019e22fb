import { Line, type Load } from './http-load.js';

/** One request that was sent at its time, and what came back. */
export interface Heard {
  readonly body: string;
  readonly milliseconds: number;
}

/**
 * Sends a number of requests a second, evenly, whether earlier ones have been answered or not, for `seconds`; resolves
 * once the last is answered. What waits for a free connection has its clock running.
 */
export async function steady(
  to: Pick<Load, 'host' | 'port'>,
  aSecond: number,
  seconds: number,
  request: (at: number) => Buffer,
): Promise<Heard[]> {
  const idle: Line[] = [];
  const lines: Line[] = [];
  const heard: Promise<Heard>[] = [];
  const one = async (at: number): Promise<Heard> => {
    const from = performance.now();
    let line = idle.pop();
    if (!line) {
      line = await Line.open(to);
      lines.push(line);
    }
    const body = await line.ask(request(at));
    idle.push(line);
    return { body, milliseconds: performance.now() - from };
  };
  const begun = performance.now();
  const total = aSecond * seconds;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * aSecond));
      while (heard.length < due) heard.push(one(heard.length));
      if (heard.length < total) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  const all = await Promise.all(heard);
  for (const line of lines) line.close();
  return all;
}

/** The value that `share` of all stay at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
