import type { Tick } from '@truemark/domain';
import type { Job, QuotesJob } from './job.js';
import { QuotesFailed } from './quotes-failed.js';
import type { ReceivedPrice } from './received-price.js';

/**
 * Both halves of a job whose commit failed, so that a row that cannot be written costs its own quote alone. The job is
 * settled once both are. Null: it has no halves.
 */
export function halvesOf(job: Job): readonly QuotesJob[] | null {
  if (!('quotes' in job) || job.quotes.length < 2) return null;
  const ticks: Tick[] = [];
  const failed: ReceivedPrice[] = [];
  let fault: unknown;
  let open = 2;
  const settle = (): void => {
    open -= 1;
    if (open > 0) return;
    if (failed.length > 0) job.reject(new QuotesFailed(failed, fault));
    else job.resolve(ticks);
  };
  const half = (quotes: readonly ReceivedPrice[]): QuotesJob => ({
    quotes,
    resolve(taken) {
      ticks.push(...taken);
      settle();
    },
    reject(error) {
      failed.push(...(error instanceof QuotesFailed ? error.quotes : quotes));
      fault ??= error;
      settle();
    },
  });
  const middle = job.quotes.length >> 1;
  return [half(job.quotes.slice(0, middle)), half(job.quotes.slice(middle))];
}
