import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Broadcast } from './broadcast.js';
import { Connection, type Outgoing } from './connection.js';

const OPEN = 1;

class FakeSocket {
  readyState = OPEN;
  bufferedAmount = 0;
  isEnded = false;
  readonly frames: (string | Buffer)[] = [];
  send(frame: string | Buffer): void {
    this.frames.push(frame);
  }
  terminate(): void {
    this.isEnded = true;
  }
  heard(): unknown[] {
    return this.frames.map((frame) => JSON.parse(frame.toString()) as unknown);
  }
}

const state = (key: string, value: number): Outgoing => ({ key, text: JSON.stringify({ [key]: value }) });
const event = (value: number): Outgoing => ({ key: null, text: JSON.stringify({ event: value }) });

function setUp(snapshot: Outgoing[] = []) {
  const wire = new FakeSocket();
  const connection = new Connection(wire as unknown as WebSocket, 'en', 0, () => snapshot);
  return { wire, connection };
}

describe('a connection', () => {
  it('writes what it was given, one by one, or as one array', () => {
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
    expect(wire.frames).toHaveLength(3);
  });

  it('keeps only the latest of each state for a slow reader, and every event', () => {
    const { wire, connection } = setUp();
    connection.batches = true;
    wire.bufferedAmount = 1_000_000;
    for (let round = 0; round < 5_000; round++) {
      connection.push(state('a', round));
      connection.push(state('b', -round));
      if (round < 3) connection.push(event(round));
      connection.flush(null);
    }
    expect(wire.frames).toHaveLength(0);
    wire.bufferedAmount = 0;
    connection.flush(null);
    expect(wire.heard()).toEqual([[{ event: 0 }, { event: 1 }, { event: 2 }, { a: 4_999 }, { b: -4_999 }]]);
  });

  it('shows the whole state once too many events were missed', () => {
    const { wire, connection } = setUp([state('all', 1)]);
    wire.bufferedAmount = 1_000_000;
    for (let round = 0; round < 1_000; round++) {
      connection.push(event(round));
      connection.flush(null);
    }
    wire.bufferedAmount = 0;
    connection.flush(null);
    expect(wire.frames.length).toBeLessThan(210);
    expect(wire.heard()).toContainEqual({ all: 1 });
  });

  it('ends a client that asks without reading', () => {
    const { wire, connection } = setUp();
    connection.answer('{}');
    wire.bufferedAmount = 2_000_000;
    connection.answer('{}');
    expect(wire.frames).toHaveLength(1);
    expect(wire.isEnded).toBe(true);
  });
});

describe('a broadcast', () => {
  it('builds a frame once for all who hear the same', () => {
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
    const [first, second] = readers.map(({ wire }) => wire.frames[0]);
    expect(first).toBe(second);
    expect(JSON.parse(String(first))).toEqual([{ p: 1 }]);
  });

  it('gives everybody what is for all, and each what it listens to', () => {
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

  it('knows which topics are heard, and forgets who leaves', () => {
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
