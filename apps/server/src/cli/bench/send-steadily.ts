import { HttpConnection, type Load } from './http-load.js';

/** A request sent at its due time, and its answer. */
export interface TimedAnswer {
  readonly body: string;
  readonly milliseconds: number;
}

/**
 * Sends `aSecond` requests per second, evenly, for `seconds`, whether or not earlier ones are answered; resolves once
 * the last is answered. Time spent waiting for a free connection counts.
 */
export async function sendSteadily(
  to: Pick<Load, 'host' | 'port'>,
  aSecond: number,
  seconds: number,
  request: (at: number) => Buffer,
): Promise<TimedAnswer[]> {
  const idle: HttpConnection[] = [];
  const lines: HttpConnection[] = [];
  const heard: Promise<TimedAnswer>[] = [];
  const one = async (at: number): Promise<TimedAnswer> => {
    const from = performance.now();
    let line = idle.pop();
    if (!line) {
      line = await HttpConnection.open(to);
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

/** The value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
