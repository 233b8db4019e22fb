import { connect, createServer, type Socket } from 'node:net';

/** A way over TCP on which a network between machines can fail. */
export interface Gate {
  /** What the target's address becomes on this way. */
  readonly url: string;
  /** Nothing arrives any more in either direction; connections stay, and new ones hear nothing. */
  close(): void;
  /** What was held back arrives, in its order, and whatever follows. */
  open(): void;
  /**
   * The next thing that is sent to the target and has `text` in it is held back, and its sender's connection is reset. It
   * arrives with the promise that is given: resolves once it has been held.
   */
  holdAndReset(text: string, until: Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Hold {
  readonly text: Buffer;
  readonly until: Promise<void>;
  readonly held: () => void;
}

export async function startGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let hold: Hold | null = null;

  const gate = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isReset = false;
    const end = (): void => {
      if (isReset) return;
      for (const socket of [near, far]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
      if (!isOpen) socket.pause();
    }
    near.on('data', (bytes) => {
      if (!hold || !bytes.includes(hold.text)) return void far.write(bytes);
      const { until, held } = hold;
      hold = null;
      isReset = true;
      near.resetAndDestroy();
      void until.then(() => far.end(bytes));
      held();
    });
    far.on('data', (bytes) => {
      if (!isReset) near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('the gate has no port');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    close() {
      isOpen = false;
      for (const socket of sockets) socket.pause();
    },
    open() {
      isOpen = true;
      for (const socket of sockets) socket.resume();
    },
    holdAndReset: (text, until) =>
      new Promise((resolve) => {
        hold = { text: Buffer.from(text), until, held: resolve };
      }),
    stop: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
