import type { Redis } from 'ioredis';

/** How often a connection is asked whether it lives, ms. */
const BEAT = 1_000;
/** Beats in a row without an answer after which it does not. */
const MOST_UNANSWERED = 3;

/**
 * Ends a connection on which nothing is answered, so that another one is made: where the network drops what is sent,
 * nobody says that the other side is gone. Beats count, and not the clock: a process that stood still asks once more
 * before it gives up. What waits for something new for less than a beat's time may share the connection.
 *
 * The client's own `socketTimeout` will not do: what one connection left unanswered ends the one after it, too.
 */
export function endWhenSilent(redis: Redis): void {
  let unanswered = 0;
  const answered = (): void => {
    unanswered = 0;
  };
  const look = (): void => {
    if (unanswered >= MOST_UNANSWERED) {
      unanswered = 0;
      redis.stream.destroy(new Error('Redis does not answer'));
      return;
    }
    // One that is made has a limit of its own; one that is there is asked, or has not yet said that it is ready.
    if (redis.status !== 'ready' && redis.status !== 'connect') return answered();
    unanswered += 1;
    if (redis.status === 'ready') redis.ping().then(answered, () => undefined);
  };
  const timer = setInterval(look, BEAT);
  // One that is given up while it is being made anew never says that it has ended.
  timer.unref();
  redis.once('end', () => clearInterval(timer));
}
