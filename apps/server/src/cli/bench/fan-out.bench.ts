import { BenchSide } from './fan-out/bench-side.js';
import { type Form, SYMBOLS } from './fan-out/updates.js';
import { interleaved, type Ratio } from './ratio.js';

const SOCKETS = [1_000, 5_000, 9_000];
const ROUNDS = 3;
/** Deliveries per round, counted per reader; the slow designs get fewer. */
const MANY = 2_000_000;
const FEW = 60_000;
/** Updates sent together: all symbols in one frame, otherwise some at a time. */
const FRAME = SYMBOLS;
const SOME = 5;

const BATCH_GOAL = 12;
const SINGLES_GOAL = 1.3;

/**
 * Updates to 1,000 sockets and more while 100 symbols change: arrays against one `send` each, single updates against
 * socket.io.
 */
export async function fanOutBench(): Promise<Ratio[]> {
  const sides: BenchSide[] = [];
  const start = async (server: string, path: string): Promise<BenchSide> => {
    const side = await BenchSide.start(server, path);
    sides.push(side);
    return side;
  };
  try {
    const ours = await start('./truemark.js', '/api/v2/ws');
    const each = await start('./send-each.js', '/');
    const socketIo = await start('./socket-io.js', '/socket.io/?EIO=4&transport=websocket');
    const found: Ratio[] = [];
    for (const sockets of SOCKETS) found.push(...(await compare(sockets, ours, each, socketIo)));
    return found;
  } finally {
    for (const side of sides) side.stop();
  }
}

async function compare(
  sockets: number,
  ours: BenchSide,
  each: BenchSide,
  socketIo: BenchSide,
): Promise<Ratio[]> {
  const toEach: number[] = [];
  const count = sockets.toLocaleString('en');
  const asserted = 'every socket received every update once and in order, byte for byte';
  const batch = { name: `updates in arrays to ${count} sockets ÷ one send for each`, goal: BATCH_GOAL };
  const singles = { name: `single updates to ${count} sockets ÷ socket.io`, goal: SINGLES_GOAL };
  const fast = (form: Form) => ours.run(form, Math.ceil(MANY / sockets / FRAME), FRAME);
  const slow = (side: BenchSide, form: Form) => side.run(form, Math.ceil(FEW / sockets / SOME), SOME);
  try {
    for (const side of [ours, each, socketIo]) await side.connect(sockets);
  } catch (error) {
    const refused = `NOT MEASURED, the machine does not allow so many: ${(error as Error).message}`;
    return [batch, singles].map(({ name, goal }) => ({
      name: `${name}: ${refused}`,
      goal,
      ratios: [0],
      asserted: 'nothing',
    }));
  }
  let round = 0;
  const toSocketIo = await interleaved(ROUNDS, async () => {
    // Alternates who goes first.
    const oursFirst = round++ % 2 === 0;
    const [arrays, sends] = await pair(
      oursFirst,
      () => fast('array'),
      () => slow(each, 'singles'),
    );
    const [frames, events] = await pair(
      oursFirst,
      () => fast('singles'),
      () => slow(socketIo, 'event'),
    );
    toEach.push(arrays / sends);
    return frames / events;
  });
  return [
    { ...batch, ratios: toEach.slice(1), asserted },
    { ...singles, ratios: toSocketIo, asserted },
  ];
}

async function pair(
  isFirst: boolean,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const early = isFirst ? await one() : 0;
  const second = await other();
  return [isFirst ? early : await one(), second];
}
