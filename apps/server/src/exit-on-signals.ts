import type { Logger } from 'pino';

/** Maximum time to stop, ms; beyond it something hangs. */
const STOP_TIMEOUT_MS = 9_000;

/** Stops the process at the first signal: it exits in time, and with 1 where `stop` failed or took too long. */
export function exitOnSignals(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(signal));
}
