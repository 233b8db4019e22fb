import { type Logger, pino } from 'pino';

/** Headers and fields that never reach a log. */
const SECRET = ['authorization', 'password', 'token', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Logs as JSON lines on the error stream; the output stream belongs to the person who started us. */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: null, redact: { paths: SECRET, censor: '…' } },
    pino.destination({ fd: 2, sync: false }),
  );
}
