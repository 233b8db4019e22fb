import { connect, type Socket } from 'node:net';
import { bytesOf, type Step } from './updates.js';

/**
 * Many readers in a process of their own, as cheap as can be: what each receives is compared, byte by byte, with what
 * it has to receive, so that every update is there once and in order. Told by the program that starts it:
 * `{connect}` how many there are to be in all, `{expect}` what comes next; it answers `ready`, then the number of
 * each step that everybody has.
 */
export type Told =
  | { readonly connect: { readonly port: number; readonly path: string; readonly total: number } }
  | { readonly expect: readonly Step[] };
export type Answer = { readonly ready: true } | { readonly arrived: number } | { readonly failed: string };

const AT_ONCE = 128;
/** Milliseconds a connection may take to stand. */
const PATIENCE = 10_000;
const UPGRADED = /\r\n\r\n$/;
/** socket.io's two words of welcome; between them the reader says that it joins. */
const OPENED = /\r\n\r\n..?.?.?0\{"sid":[^{}]+\}$/;
const JOINED = /40\{"sid":"[^"]+"\}$/;
/** A masked text frame `40` with a mask of zeros: what joins socket.io's main namespace. */
const JOIN = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]);

const sockets: Socket[] = [];
/** How far each reader is in the expected bytes. */
const read: number[] = [];
/** How many steps each reader has whole. */
const steps: number[] = [];
let expected = Buffer.alloc(0);
/** Where each step ends in the expected bytes, and how many readers have it. */
let ends: number[] = [];
let have: number[] = [];

const say = (answer: Answer): void => void process.send?.(answer);
/** All readers receive into this one: each chunk is looked at before the next is read. */
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

/** Opens one; done when the server has said all that it says by itself. */
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

process.on('message', (told: Told) => {
  if ('expect' in told) return expect(told.expect);
  const { port, path, total } = told.connect;
  connectAll(port, path, total).catch((error: Error) => say({ failed: error.message }));
});
process.once('disconnect', () => process.exit());
