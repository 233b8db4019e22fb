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

/** What one connection sends. */
interface Script {
  readonly pieces: readonly Buffer[];
  /** Requests that are answered before anything may end the connection. */
  readonly answers: number;
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
  switch (dice.below(3)) {
    case 0:
      return { pieces: [...requests, brokenRequest(dice, ground)], answers: requests.length };
    case 1: {
      const frames = dice.some(MOST_FRAMES, () => anyFrame(dice, ground));
      return { pieces: [...requests, anyHandshake(dice, ground), ...frames], answers: requests.length + 1 };
    }
    default:
      return { pieces: requests, answers: requests.length };
  }
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
      sent += script.pieces.length;
      const { statuses, isHung } = await play(ground.host, script);
      if (isHung) hung.push(connection);
      for (const [at, status] of statuses.entries()) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503) {
          faults.push(`connection ${connection}, ${status}: ${shown(script.pieces[at])}`);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent, answers, faults, hung };
}

const shown = (piece: Buffer | undefined): string =>
  JSON.stringify(piece?.subarray(0, 700).toString('latin1'));

function play(host: string, { pieces, answers }: Script): Promise<{ statuses: number[]; isHung: boolean }> {
  const [hostname = '', port] = host.split(':');
  return new Promise((resolve) => {
    const stream = connect({ host: hostname, port: Number(port), noDelay: true });
    const statuses: number[] = [];
    let tail = '';
    let isHung = false;
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
      tail = /(?:H(?:T(?:T(?:P(?:\/(?:1(?:\.(?:1(?: (?:\d{1,3} ?)?)?)?)?)?)?)?)?)?)$/.exec(text)?.[0] ?? '';
      if (statuses.length >= answers) stream.end();
    });
    stream.write(Buffer.concat(pieces));
    if (answers === 0) stream.end();
  });
}
