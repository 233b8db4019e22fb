import { connect, createServer, type Socket } from 'node:net';

/** TCP proxy that simulates network failures between machines. */
export interface NetworkFaultProxy {
  /** Target address through the proxy. */
  readonly url: string;
  /** Blocks all data in both directions; connections stay open, and new ones get no response. */
  close(): void;
  /** Delivers the held data in order, and all that follows. */
  open(): void;
  /**
   * Holds the next data sent to the target that contain `text`, and resets the sender's connection. They are delivered
   * once `until` resolves; the result resolves once they are held.
   */
  holdAndReset(text: string, until: Promise<void>): Promise<void>;
  /**
   * Loses the target's host, and has another one under its name: the open connections end there, stay open here and
   * never answer again, and new ones work.
   */
  replaceHost(): void;
  stop(): Promise<void>;
}

interface Hold {
  readonly text: Buffer;
  readonly until: Promise<void>;
  readonly held: () => void;
}

export async function startNetworkFaultProxy(target: string): Promise<NetworkFaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let hold: Hold | null = null;
  const losing = new Set<() => void>();

  const gate = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isReset = false;
    let isLost = false;
    const lose = (): void => {
      isLost = true;
      far.destroy();
    };
    losing.add(lose);
    const end = (): void => {
      losing.delete(lose);
      if (isReset || isLost) return;
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
      if (isLost) return;
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
    replaceHost() {
      for (const lose of losing) lose();
      losing.clear();
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
