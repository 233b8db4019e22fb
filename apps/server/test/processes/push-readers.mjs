// Many sockets in a process of their own, as cheap as possible. The bytes of each frame are compared with frames that
// another reader received, so a frame is parsed only once. Commands from the parent process: `{open: {port, sockets}}`
// connects and subscribes to every symbol's day; `{keep: true}` starts to keep frames; `{tell: true}` checks that all
// sockets received the same frames in the same order, and reports their content and arrival times; `{close: true}` ends
// all connections.
import { connect } from 'node:net';

const AT_ONCE = 64;
/** Ping interval of each socket, ms; the pings are spread over it. */
const PINGS = 15_000;
const SOME_PINGS = 50;
/** Maximum time from connecting to the first frame, ms. */
const PATIENCE = 30_000;
/** Frames this soon after the start or before the end may have reached only some sockets; ms. */
const MARGIN = 500;
/** Number of frames searched for one that another reader received: a minute of frames. */
const KNOWN = 600;
const ASKED = [
  { type: 'batch', params: 1 },
  { type: 'sub', params: 'DAY_MARKET' },
];
const HEAD = Buffer.from(
  `GET /api/v2/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
);
const ASK = masked(JSON.stringify(ASKED));
const PING = masked(JSON.stringify({ type: 'ping', params: 1 }));
const HEAD_END = Buffer.from('\r\n\r\n');
const OF_ARRAY = '['.charCodeAt(0);
const NOTHING = Buffer.alloc(0);

/** A text frame with a zero mask. */
function masked(text) {
  const body = Buffer.from(text);
  if (body.length > 125) throw new Error('it takes a longer head');
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** Receive buffer of all sockets: each chunk is processed before the next is read. */
const shared = Buffer.allocUnsafe(256 * 1024);
let readers = [];
/**
 * Frames since keeping started: `{bytes, first, after}`, where `after` counts the sockets by delay after the first one,
 * ms.
 */
let frames = [];
let keptFrom = Number.POSITIVE_INFINITY;

const say = (answer) => process.send?.(answer);
function fail(why) {
  say({ failed: why });
  process.exit(1);
}

/** End of the server frame that starts at `at`; −1 if it is incomplete. */
function endOf(bytes, at) {
  if (at + 4 > bytes.length) return -1;
  if (bytes[at] !== 0x81) fail(`a frame begins with ${bytes[at].toString(16)}`);
  const short = bytes[at + 1];
  if (short === 127) return at + 10 > bytes.length ? -1 : within(bytes, at + 10 + bytes.readUInt32BE(at + 6));
  return within(bytes, short === 126 ? at + 4 + bytes.readUInt16BE(at + 2) : at + 2 + short);
}
const within = (bytes, end) => (end > bytes.length ? -1 : end);

function textAt(bytes, at) {
  if (bytes[at + 1] === 127) return at + 10;
  return at + (bytes[at + 1] === 126 ? 4 : 2);
}

/**
 * Index of a frame in `frames`, added if it is new. Usually it follows the reader's last one, as with other readers.
 */
function numberOf(reader, bytes, from, to) {
  const isFrame = (at) => {
    const known = frames[at]?.bytes;
    return known !== undefined && known.length === to - from && known.compare(bytes, from, to) === 0;
  };
  const next = (reader.had.at(-1) ?? -2) + 1;
  if (isFrame(next)) return next;
  for (let at = frames.length - 1; at >= Math.max(0, frames.length - KNOWN); at--) if (isFrame(at)) return at;
  return frames.push({ bytes: Buffer.from(bytes.subarray(from, to)), first: Date.now(), after: [] }) - 1;
}

function takeFrame(reader, bytes, from, to) {
  // A push is an array; a ping is answered by another text.
  if (bytes[textAt(bytes, from)] !== OF_ARRAY) return;
  // The first push is a snapshot of all symbols.
  if (!reader.isBegun) return reader.begun();
  if (keptFrom === Number.POSITIVE_INFINITY) return;
  const number = numberOf(reader, bytes, from, to);
  const { first, after } = frames[number];
  const late = Date.now() - first;
  after[late] = (after[late] ?? 0) + 1;
  reader.had.push(number);
}

function take(reader, chunk) {
  const bytes = reader.rest.length > 0 ? Buffer.concat([reader.rest, chunk]) : chunk;
  let at = 0;
  if (!reader.isUpgraded) {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return keepRest(reader, bytes, 0);
    if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) fail('a socket was refused');
    reader.isUpgraded = true;
    at = end + HEAD_END.length;
  }
  for (let end = endOf(bytes, at); end >= 0; end = endOf(bytes, at)) {
    takeFrame(reader, bytes, at, end);
    at = end;
  }
  keepRest(reader, bytes, at);
}

function keepRest(reader, bytes, at) {
  reader.rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : NOTHING;
}

function open(port) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a socket shows nothing')), PATIENCE);
    const reader = { isUpgraded: false, isBegun: false, rest: NOTHING, had: [], isClosing: false };
    reader.begun = () => {
      reader.isBegun = true;
      clearTimeout(late);
      readers.push(reader);
      resolve();
    };
    reader.socket = connect({
      ...{ host: '127.0.0.1', port, noDelay: true },
      onread: {
        buffer: shared,
        callback: (length) => {
          take(reader, shared.subarray(0, length));
          return true;
        },
      },
    });
    reader.socket.once('error', (error) => (reader.isClosing ? undefined : fail(error.message)));
    reader.socket.once('close', () => (reader.isClosing ? undefined : fail('the server ended a socket')));
    reader.socket.write(Buffer.concat([HEAD, ASK]));
  });
}

async function openAll({ port, sockets }) {
  readers = [];
  let left = sockets;
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, sockets) }, async () => {
      while (left-- > 0) await open(port);
    }),
  );
  say({ opened: readers.length });
}

/** Range of frames that every socket must have received. */
function checked() {
  const [from, to] = [keptFrom + MARGIN, Date.now() - MARGIN];
  const first = frames.findIndex((frame) => frame.first >= from);
  const last = frames.findLastIndex((frame) => frame.first <= to);
  if (first < 0 || last <= first) fail('too few frames came to compare them');
  const between = ({ had }) => had.slice(had.indexOf(first), had.indexOf(last) + 1);
  const expected = between(readers[0]);
  for (const [at, reader] of readers.entries()) {
    const mine = between(reader);
    if (
      !reader.had.includes(first) ||
      mine.length !== expected.length ||
      !mine.every((n, i) => n === expected[i])
    )
      fail(`socket ${at} had ${mine.length} frames, another one ${expected.length}, or others`);
  }
  return expected.map((number) => frames[number]);
}

/** Delay from tick to message, ms, and from the first socket to the last for each frame. */
function tell() {
  const delays = [];
  const spans = [];
  const pushed = {};
  let messages = 0;
  const same = checked();
  for (const { bytes, first, after } of same) {
    const text = bytes.toString('utf8', textAt(bytes, 0));
    spans.push(after.length - 1);
    for (const { type, symbol, quotation } of JSON.parse(text)) {
      if (type !== 'DAY_MARKET') continue;
      pushed[symbol] ??= [];
      if ((pushed[symbol].at(-1) ?? 0) >= quotation.seq) fail(`${symbol} went back to ${quotation.seq}`);
      pushed[symbol].push(quotation.seq);
      after.forEach((count, late) => {
        const delay = Math.max(0, first - quotation.time + late);
        delays[delay] = (delays[delay] ?? 0) + count;
        messages += count;
      });
    }
  }
  say({
    told: {
      frames: same.length,
      messages,
      delays: [...delays.entries()].filter(([, n]) => n),
      spans,
      pushed,
    },
  });
}

function closeAll() {
  for (const reader of readers) {
    reader.isClosing = true;
    reader.socket.destroy();
  }
  [readers, frames, keptFrom] = [[], [], Number.POSITIVE_INFINITY];
  say({ closed: true });
}

let pinged = 0;
function pingSome() {
  const some = Math.ceil((readers.length * SOME_PINGS) / PINGS);
  for (let count = 0; count < some && readers.length > 0; count++) {
    pinged = (pinged + 1) % readers.length;
    readers[pinged].socket.write(PING);
  }
}
setInterval(pingSome, SOME_PINGS);

process.on('message', (asked) => {
  if (asked.open) openAll(asked.open).catch((error) => fail(error.message));
  else if (asked.keep) keptFrom = Date.now();
  else if (asked.tell) tell();
  else if (asked.close) closeAll();
});
process.once('disconnect', () => process.exit());
