import { requestBytes } from '../http-load.js';
import { percentile, steady } from '../steady.js';

/** What became of a flood. */
export interface FloodReport {
  readonly sent: number;
  /** Turned away with `auth.busy`. */
  readonly busy: number;
  /** Compared, and found wrong. */
  readonly judged: number;
  /** 99th percentile of how long those waited who were turned away, ms. */
  readonly busyP99: number;
}

/** Guesses passwords of many accounts: `node flood.js <port> <a second> <seconds> <first account>`. A process of its own. */
const [port, aSecond, seconds, first] = process.argv.slice(2).map(Number) as [number, number, number, number];
const to = { host: '127.0.0.1', port, path: '/api/user/loginForU' };
const heard = await steady(to, aSecond, seconds, (at) => {
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
