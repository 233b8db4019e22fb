import { connect } from 'node:net';
import { type Dice, diceOf } from './dice.js';
import { anyFrame, anyHandshake } from './frames.js';
import { brokenRequest, type Ground, readableRequest } from './requests.js';

/** Connections that are open at once. */
const AT_ONCE = 12;
const MOST_REQUESTS = 60;
const MOST_FRAMES = 60;
/** Without a byte for so long, a connection hangs, ms. */
const PATIENCE = 60_000;

/** What one connection sends: requests one behind the other, then what ends it. */
interface Script {
  readonly requests: readonly Buffer[];
  readonly ending: readonly Buffer[];
  /** The ending does not wait for the answers: it cuts some of them off. */
  readonly isHasty: boolean;
}

export interface Report {
  /** Requests, handshakes and frames that were sent. */
  readonly sent: number;
  /** Answers by their status. */
  readonly answers: ReadonlyMap<number, number>;
  /** What was asked where the answer was a fault, and which connection asked. */
  readonly faults: readonly string[];
  /** Connections that were left hanging. */
  readonly hung: readonly number[];
}

function scriptOf(dice: Dice, ground: Ground): Script {
  const requests = dice.some(MOST_REQUESTS, () => readableRequest(dice, ground));
  const isHasty = dice.chance(0.1);
  if (dice.chance(0.4)) return { requests, ending: [brokenRequest(dice, ground)], isHasty };
  const frames = dice.some(MOST_FRAMES, () => anyFrame(dice, ground));
  return { requests, ending: [anyHandshake(dice, ground), ...frames], isHasty };
}

/** Sends at least `most` random things, all of which follow from the seed. */
export async function assault(ground: Ground, seed: number, most: number): Promise<Report> {
  const answers = new Map<number, number>();
  const faults: string[] = [];
  const hung: number[] = [];
  let sent = 0;
  let connections = 0;
  const work = async (): Promise<void> => {
    while (sent < most) {
      const connection = connections++;
      const script = scriptOf(diceOf(seed, connection), ground);
      sent += script.requests.length + script.ending.length;
      const { statuses, isHung } = await playAll(ground.host, script);
      if (isHung) hung.push(connection);
      for (const [at, status] of statuses.entries()) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503) {
          faults.push(
            `connection ${connection}, ${status}: ${shown([...script.requests, ...script.ending][at])}`,
          );
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent, answers, faults, hung };
}

const shown = (piece: Buffer | undefined): string =>
  JSON.stringify(piece?.subarray(0, 700).toString('latin1'));

interface Played {
  /** Of the answers, in their order. */
  readonly statuses: readonly number[];
  readonly isHung: boolean;
}

/** After a body that cannot be read the server ends the connection; what was not answered by then is asked on the next. */
async function playAll(host: string, script: Script): Promise<Played> {
  const { requests } = script;
  const statuses: number[] = [];
  for (;;) {
    const played = await play(host, { ...script, requests: requests.slice(statuses.length) });
    statuses.push(...played.statuses);
    const isOver = script.isHasty || played.isHung || statuses.length >= requests.length;
    if (isOver || played.statuses.length === 0) return { statuses, isHung: played.isHung };
  }
}

/** The beginning of a status line at the end of what was heard so far. */
const HALF_A_STATUS = /H(?:T(?:T(?:P(?:\/(?:1(?:\.(?:1(?: (?:\d{1,3} ?)?)?)?)?)?)?)?)?)?$/;

function play(host: string, { requests, ending, isHasty }: Script): Promise<Played> {
  const [hostname = '', port] = host.split(':');
  return new Promise((resolve) => {
    const stream = connect({ host: hostname, port: Number(port), noDelay: true });
    const statuses: number[] = [];
    let tail = '';
    let isHung = false;
    let isEnding = isHasty || requests.length === 0;
    stream.setTimeout(PATIENCE, () => {
      isHung = true;
      stream.destroy();
    });
    stream.on('error', () => undefined);
    stream.once('close', () => resolve({ statuses, isHung }));
    stream.on('data', (chunk: Buffer) => {
      const text = tail + chunk.toString('latin1');
      for (const [, status] of text.matchAll(/HTTP\/1\.1 ([1-5]\d\d) [A-Z]/g)) {
        if (status !== '100') statuses.push(Number(status));
      }
      tail = HALF_A_STATUS.exec(text)?.[0] ?? '';
      if (isEnding || statuses.length < requests.length) return;
      isEnding = true;
      stream.end(Buffer.concat(ending));
    });
    stream.write(Buffer.concat(requests));
    if (isEnding) stream.end(Buffer.concat(ending));
  });
}
