import { describe, expect, it } from 'vitest';
import { Broadcast } from './broadcast.js';
import { Connection, type Outgoing, type SharedFrame } from './connection.js';

const OPEN = 1;
const CLOSING = 2;

class FakeSocket {
  readyState: typeof OPEN | typeof CLOSING = OPEN;
  writableLength = 0;
  isEnded = false;
  readonly writes: Buffer[] = [];
  write(bytes: Buffer): boolean {
    this.writes.push(bytes);
    return true;
  }
  cork(): void {
    this.writes.push(Buffer.alloc(0));
  }
  uncork(): void {
    const parts = this.writes.splice(this.writes.findIndex(({ length }) => length === 0));
    this.writes.push(Buffer.concat(parts));
  }
  close(): void {
    this.readyState = CLOSING;
  }
  terminate(): void {
    this.isEnded = true;
  }
  /** Text of every received frame, in order. */
  heard(): unknown[] {
    return this.writes.flatMap((bytes) => textsOf(bytes)).map((text) => JSON.parse(text) as unknown);
  }
}

function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const mark = bytes[at + 1] as number;
    const start = at + (mark === 126 ? 4 : 2);
    at = start + (mark === 126 ? bytes.readUInt16BE(at + 2) : mark);
    texts.push(bytes.toString('utf8', start, at));
  }
  return texts;
}

const state = (key: string, value: number): Outgoing => ({ key, text: JSON.stringify({ [key]: value }) });
const event = (value: number): Outgoing => ({ key: null, text: JSON.stringify({ event: value }) });

function setUp(snapshot: Outgoing[] = []) {
  const wire = new FakeSocket();
  const connection = new Connection(wire, wire, 'en', 0, () => snapshot);
  return { wire, connection };
}

describe('a connection', () => {
  it('writes messages one by one, or as one array', () => {
    const { wire, connection } = setUp();
    connection.push(state('a', 1));
    connection.push(event(2));
    connection.flush(null);
    expect(wire.heard()).toEqual([{ a: 1 }, { event: 2 }]);
    connection.batches = true;
    connection.push(state('a', 3));
    connection.push(event(4));
    connection.flush(null);
    expect(wire.heard().at(-1)).toEqual([{ a: 3 }, { event: 4 }]);
    connection.flush(null);
    expect(wire.heard()).toHaveLength(3);
    expect(wire.writes).toHaveLength(2);
  });

  it('keeps only the latest of each state for a slow reader, and every event', () => {
    const { wire, connection } = setUp();
    connection.batches = true;
    wire.writableLength = 1_000_000;
    for (let round = 0; round < 5_000; round++) {
      connection.push(state('a', round));
      connection.push(state('b', -round));
      if (round < 3) connection.push(event(round));
      connection.flush(null);
    }
    expect(wire.writes).toHaveLength(0);
    wire.writableLength = 0;
    connection.flush(null);
    expect(wire.heard()).toEqual([[{ event: 0 }, { event: 1 }, { event: 2 }, { a: 4_999 }, { b: -4_999 }]]);
  });

  it('sends the whole state once too many events were missed', () => {
    const { wire, connection } = setUp([state('all', 1)]);
    wire.writableLength = 1_000_000;
    for (let round = 0; round < 1_000; round++) {
      connection.push(event(round));
      connection.flush(null);
    }
    wire.writableLength = 0;
    connection.flush(null);
    expect(wire.heard().length).toBeLessThan(210);
    expect(wire.heard()).toContainEqual({ all: 1 });
  });

  it('drops what a slow reader of its own still waits for once its customer has logged out', () => {
    const { wire, connection } = setUp([event(9)]);
    wire.writableLength = 200_000;
    connection.push(state('balance', 1));
    for (let at = 0; at <= 200; at++) connection.push(event(at));
    connection.flush({ messages: [state('market', 2)] } as unknown as SharedFrame);
    connection.dropOwn();
    connection.push(state('balance', 3));
    wire.writableLength = 0;
    connection.flush(null);
    expect(wire.heard()).toEqual([{ balance: 3 }, { market: 2 }]);
  });

  it('keeps only the latest of each state when much is queued for one frame', () => {
    const { wire, connection } = setUp();
    const long = (at: number): Outgoing => ({
      key: `k${at % 3}`,
      text: JSON.stringify({ at, x: 'x'.repeat(9_000) }),
    });
    for (let at = 0; at < 5_000; at++) connection.push(long(at));
    connection.push(event(1));
    connection.flush(null);
    expect(wire.heard().length).toBeLessThan(60);
    expect(wire.heard().slice(-3)).toEqual([
      expect.objectContaining({ at: 4_998 }),
      expect.objectContaining({ at: 4_999 }),
      { event: 1 },
    ]);
    expect(wire.isEnded).toBe(false);
  });

  it('disconnects a client with too much queued that nothing replaces', () => {
    const { wire, connection } = setUp();
    for (let at = 0; at < 1_000; at++) connection.push({ key: null, text: 'x'.repeat(9_000) });
    expect(wire.isEnded).toBe(true);
  });

  it('disconnects a client that sends requests without reading', () => {
    const { wire, connection } = setUp();
    connection.answer('{}');
    wire.writableLength = 2_000_000;
    connection.answer('{}');
    expect(wire.writes).toHaveLength(1);
    expect(wire.isEnded).toBe(true);
  });
});

describe('a broadcast', () => {
  it('builds a frame once for all subscribers of the same topics', () => {
    const broadcast = new Broadcast();
    const readers = [setUp(), setUp(), setUp()];
    for (const { connection } of readers) {
      connection.batches = true;
      broadcast.join(connection);
      broadcast.subscribe(connection, 'prices');
    }
    broadcast.publish('prices', state('p', 1));
    broadcast.publish('bars', state('b', 1));
    broadcast.flush();
    const [first, second] = readers.map(({ wire }) => wire.writes[0]);
    expect(first).toBe(second);
    expect(readers[0]?.wire.heard()).toEqual([[{ p: 1 }]]);
  });

  it.each([
    ['one by one', false, [{ event: 1 }, { own: 2 }, { p: 3 }, { q: 4 }]],
    ['as one array', true, [[{ event: 1 }, { own: 2 }, { p: 3 }, { q: 4 }]]],
  ])('writes a customer’s own messages before shared ones, in one write, %s', (_, batches, expected) => {
    const broadcast = new Broadcast();
    const { wire, connection } = setUp();
    connection.batches = batches;
    broadcast.join(connection);
    broadcast.subscribe(connection, 'prices');
    connection.push(event(1));
    connection.push(state('own', 2));
    broadcast.publish('prices', state('p', 3));
    broadcast.publish('prices', state('q', 4));
    broadcast.flush();
    expect(wire.heard()).toEqual(expected);
    expect(wire.writes).toHaveLength(1);
  });

  it('writes nothing more to a connection that was closed', () => {
    const broadcast = new Broadcast();
    const { wire, connection } = setUp();
    broadcast.join(connection);
    connection.close(4000, 'no ping');
    connection.push(event(1));
    connection.answer('{}');
    broadcast.publishToAll(state('c', 1));
    broadcast.flush();
    expect(wire.writes).toEqual([]);
  });

  it('sends general messages to everybody, and each topic to its subscribers', () => {
    const broadcast = new Broadcast();
    const one = setUp();
    const other = setUp();
    for (const { connection } of [one, other]) broadcast.join(connection);
    broadcast.subscribe(one.connection, 'prices');
    broadcast.subscribe(one.connection, 'bars');
    broadcast.unsubscribe(one.connection, 'prices');
    broadcast.publish('prices', state('p', 1));
    broadcast.publish('bars', state('b', 1));
    broadcast.publishToAll(state('c', 1));
    broadcast.flush();
    expect(one.wire.heard()).toEqual([{ c: 1 }, { b: 1 }]);
    expect(other.wire.heard()).toEqual([{ c: 1 }]);
  });

  it('knows which topics have subscribers, and removes those who leave', () => {
    const broadcast = new Broadcast();
    const { connection } = setUp();
    broadcast.join(connection);
    broadcast.subscribe(connection, 'prices');
    broadcast.subscribe(connection, 'prices');
    expect(broadcast.isHeard('prices')).toBe(true);
    broadcast.leave(connection);
    expect(broadcast.isHeard('prices')).toBe(false);
    expect(broadcast.topicsOf(connection).size).toBe(0);
  });
});
