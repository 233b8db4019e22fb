import { connect } from 'node:net';
import { anyFrame, anyHandshake } from './frames.js';
import { diceOf, type RandomChoices } from './random-choices.js';
import { brokenRequest, type Ground, readableRequest } from './requests.js';

/** Concurrent connections. */
const AT_ONCE = 12;
const MAX_REQUESTS = 60;
const MAX_FRAMES = 60;
/** Time without a byte after which a connection counts as hung, ms. */
const PATIENCE = 60_000;

/** Script of one connection: pipelined requests, then an ending. */
interface Script {
  readonly requests: readonly Buffer[];
  readonly ending: readonly Buffer[];
  /** The ending is sent without waiting for responses, so it cuts some off. */
  readonly isHasty: boolean;
}

export interface Report {
  /** Requests, handshakes and frames sent. */
  readonly sent: number;
  /** Responses by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Requests that caused a server error, with their connection. */
  readonly faults: readonly string[];
  /** Connections that hung. */
  readonly hung: readonly number[];
}

function scriptOf(dice: RandomChoices, ground: Ground): Script {
  const requests = dice.some(MAX_REQUESTS, () => readableRequest(dice, ground));
  const isHasty = dice.chance(0.1);
  if (dice.chance(0.4)) return { requests, ending: [brokenRequest(dice, ground)], isHasty };
  const frames = dice.some(MAX_FRAMES, () => anyFrame(dice, ground));
  return { requests, ending: [anyHandshake(dice, ground), ...frames], isHasty };
}

/** Sends at least `most` random inputs, all derived from the seed. */
export async function runFuzz(ground: Ground, seed: number, most: number): Promise<Report> {
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
  /** Status codes of the responses, in order. */
  readonly statuses: readonly number[];
  readonly isHung: boolean;
}

/** The server closes the connection after an unreadable body; unanswered requests are repeated on the next one. */
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

/** Incomplete status line at the end of the received data. */
const PARTIAL_STATUS_LINE = /H(?:T(?:T(?:P(?:\/(?:1(?:\.(?:1(?: (?:\d{1,3} ?)?)?)?)?)?)?)?)?)?$/;

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
      tail = PARTIAL_STATUS_LINE.exec(text)?.[0] ?? '';
      if (isEnding || statuses.length < requests.length) return;
      isEnding = true;
      stream.end(Buffer.concat(ending));
    });
    stream.write(Buffer.concat(requests));
    if (isEnding) stream.end(Buffer.concat(ending));
  });
}
