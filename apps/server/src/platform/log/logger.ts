import { type Logger, pino } from 'pino';

/** Headers and fields that are redacted from the log. */
const SECRET = ['authorization', 'password', 'token', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Logs JSON lines to stderr; stdout belongs to the person who started the process. */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: null, redact: { paths: SECRET, censor: '…' } },
    pino.destination({ fd: 2, sync: false }),
  );
}
