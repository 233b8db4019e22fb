import type pg from 'pg';

/** Maximum time to connect, ms; the next attempt follows later. */
const CONNECT_TIMEOUT = 5_000;
/** Time without data after which TCP asks whether the other end is still there, ms. */
const KEEP_ALIVE_DELAY = 5_000;

/** Of every connection that lives as long as its process: a lost host is noticed on it while nothing is asked. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
} as const satisfies pg.ClientConfig;

/**
 * Runs statements on `client`. If it sends nothing for `ms` meanwhile, its connection is closed and they fail: TCP
 * itself notices only after a quarter of an hour that a host is gone which was asked something.
 */
export async function unlessSilent<T>(client: pg.Client, ms: number, run: () => Promise<T>): Promise<T> {
  const { stream } = client.connection;
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    // After a suspension of this process, what arrived meanwhile is read first.
    setImmediate(() => {
      if (isSilent) stream.destroy();
    });
  }, ms);
  const heard = (): void => {
    isSilent = false;
    timer.refresh();
  };
  stream.on('data', heard);
  try {
    return await run();
  } finally {
    isSilent = false;
    clearTimeout(timer);
    stream.off('data', heard);
  }
}
