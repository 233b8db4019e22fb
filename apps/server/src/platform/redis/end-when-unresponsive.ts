import type { Redis } from 'ioredis';

/** Heartbeat interval, ms. */
const HEARTBEAT_INTERVAL = 1_000;
/** Unanswered heartbeats in a row after which the connection is considered dead. */
const MAX_UNANSWERED = 3;

/**
 * Ends a connection that no longer responds, so that it is replaced: if the network drops packets, the loss of the peer
 * is not reported. It counts heartbeats instead of elapsed time, so a process that was suspended asks once more before
 * it gives up. Blocking commands may share the connection if they block for less than one interval.
 *
 * The client's own `socketTimeout` does not work here: a command left unanswered by one connection ends the next
 * connection, too.
 */
export function endWhenUnresponsive(redis: Redis): void {
  let unanswered = 0;
  const answered = (): void => {
    unanswered = 0;
  };
  const look = (): void => {
    if (unanswered >= MAX_UNANSWERED) {
      unanswered = 0;
      redis.stream.destroy(new Error('Redis does not answer'));
      return;
    }
    // Connecting has its own timeout. An open connection has to become ready, and then respond to pings.
    if (redis.status !== 'ready' && redis.status !== 'connect') return answered();
    unanswered += 1;
    if (redis.status === 'ready') redis.ping().then(answered, () => undefined);
  };
  const timer = setInterval(look, HEARTBEAT_INTERVAL);
  // A connection abandoned while reconnecting never emits `end`.
  timer.unref();
  redis.once('end', () => clearInterval(timer));
}
