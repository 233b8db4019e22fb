import { connect, type Socket } from 'node:net';
import { bytesOf, type Step } from './updates.js';

/**
 * Many cheap readers in their own process. Each compares what it receives byte by byte with what it should, so every
 * update arrives exactly once and in order. Messages from the parent: `{connect}` with the total number, `{expect}`
 * with the next steps. Answers: `ready`, then the number of each step that all readers have received.
 */
export type ReaderCommand =
  | { readonly connect: { readonly port: number; readonly path: string; readonly total: number } }
  | { readonly expect: readonly Step[] };
export type Answer = { readonly ready: true } | { readonly arrived: number } | { readonly failed: string };

const AT_ONCE = 128;
/** Maximum time to establish a connection, ms. */
const PATIENCE = 10_000;
const UPGRADED = /\r\n\r\n$/;
/** socket.io's two greetings; the reader joins in between. */
const OPENED = /\r\n\r\n..?.?.?0\{"sid":[^{}]+\}$/;
const JOINED = /40\{"sid":"[^"]+"\}$/;
/** A text frame `40` with a zero mask, which joins socket.io's main namespace. */
const JOIN = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]);

const sockets: Socket[] = [];
/** Each reader's position in the expected bytes. */
const read: number[] = [];
/** Number of steps each reader has completed. */
const steps: number[] = [];
let expected = Buffer.alloc(0);
/** End of each step in the expected bytes, and the number of readers that completed it. */
let ends: number[] = [];
let have: number[] = [];

const say = (answer: Answer): void => void process.send?.(answer);
/** Shared receive buffer: each chunk is compared before the next is read. */
const shared = Buffer.allocUnsafe(256 * 1024);

function take(reader: number, length: number): void {
  const from = read[reader] as number;
  const to = from + length;
  if (to > expected.length || expected.compare(shared, 0, length, from, to) !== 0) {
    say({ failed: `reader ${reader} received something else at byte ${from} of ${expected.length}` });
    process.exit(1);
  }
  read[reader] = to;
  for (let step = steps[reader] as number; to >= (ends[step] ?? Infinity); steps[reader] = ++step) {
    have[step] = (have[step] as number) + 1;
    if (have[step] === sockets.length) say({ arrived: step });
  }
}

function expect(coming: readonly Step[]): void {
  const parts = coming.map(bytesOf);
  expected = Buffer.concat(parts);
  let end = 0;
  ends = parts.map(({ length }) => (end += length));
  have = parts.map(() => 0);
  read.fill(0);
  steps.fill(0);
  say({ ready: true });
}

/** Opens a connection; resolves after the server's greeting. */
function open(port: number, path: string): Promise<Socket> {
  const isSocketIo = path.includes('EIO=');
  const greeted = isSocketIo ? JOINED : UPGRADED;
  return new Promise((resolve, reject) => {
    let greeting = '';
    let reader = -1;
    const late = setTimeout(() => socket.destroy(new Error('the server does not answer')), PATIENCE);
    const socket = connect({
      host: '127.0.0.1',
      port,
      onread: {
        buffer: shared,
        callback: (length) => {
          if (reader >= 0) {
            take(reader, length);
            return true;
          }
          greeting += shared.toString('latin1', 0, length);
          if (isSocketIo && OPENED.test(greeting)) socket.write(JOIN);
          if (!greeted.test(greeting)) return true;
          clearTimeout(late);
          reader = sockets.push(socket) - 1;
          read[reader] = 0;
          steps[reader] = 0;
          resolve(socket);
          return true;
        },
      },
    });
    socket.once('error', reject);
    socket.once('close', () => {
      if (reader >= 0) say({ failed: `reader ${reader} was ended` });
      else reject(new Error('the server closed the connection'));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

async function connectAll(port: number, path: string, total: number): Promise<void> {
  const missing = (): number => total - sockets.length;
  while (missing() > 0) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, missing()) }, () => open(port, path)));
  }
  say({ ready: true });
}

process.on('message', (told: ReaderCommand) => {
  if ('expect' in told) return expect(told.expect);
  const { port, path, total } = told.connect;
  connectAll(port, path, total).catch((error: Error) => say({ failed: error.message }));
});
process.once('disconnect', () => process.exit());
