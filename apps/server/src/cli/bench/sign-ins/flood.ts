import { requestBytes } from '../http-load.js';
import { percentile, sendSteadily } from '../send-steadily.js';

/** Result of a flood. */
export interface FloodReport {
  readonly sent: number;
  /** Rejected with `auth.busy`. */
  readonly busy: number;
  /** Compared and found wrong. */
  readonly judged: number;
  /** 99th percentile of the response time of rejected ones, ms. */
  readonly busyP99: number;
}

/**
 * Guesses passwords of many accounts, in its own process: `node flood.js <port> <per second> <seconds> <first
 * account>`.
 */
const [port, aSecond, seconds, first] = process.argv.slice(2).map(Number) as [number, number, number, number];
const to = { host: '127.0.0.1', port, path: '/api/user/loginForU' };
const heard = await sendSteadily(to, aSecond, seconds, (at) => {
  const account = `flood${first + at}@example.com`;
  const body = JSON.stringify({ account, password: 'a guess of nobody', login_type: 'email' });
  return requestBytes(to, { headers: {}, body });
});
const busy = heard.filter(({ body }) => body.includes('"auth.busy"'));
const report: FloodReport = {
  sent: heard.length,
  busy: busy.length,
  judged: heard.filter(({ body }) => body.includes('"auth.invalid"')).length,
  busyP99: percentile(
    busy.map(({ milliseconds }) => milliseconds),
    0.99,
  ),
};
console.log(JSON.stringify(report));
