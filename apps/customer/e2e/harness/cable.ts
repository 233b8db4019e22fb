import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Connection between a browser and its server, which a test breaks and restores. */
export interface Cable {
  readonly url: string;
  /** Drops all traffic silently: requests under way hang, and so do new ones. */
  silence(): void;
  /** Breaks all connections and refuses new ones. */
  sever(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** A separate proxy to a server on this machine. */
export async function layCable(server: { readonly url: string }): Promise<Cable> {
  const { hostname, port } = new URL(server.url);
  const ends = new Set<Socket>();
  let state: 'whole' | 'silent' | 'severed' = 'whole';
  const keep = (socket: Socket): Socket => {
    ends.add(socket);
    socket.on('close', () => ends.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const line = createServer((near) => {
    keep(near);
    if (state === 'severed') return void near.resetAndDestroy();
    const far = keep(connect(Number(port), hostname));
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (state === 'silent') for (const end of [near, far]) end.pause();
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    silence() {
      state = 'silent';
      for (const end of ends) end.pause();
    },
    sever() {
      state = 'severed';
      for (const end of ends) end.resetAndDestroy();
    },
    mend() {
      state = 'whole';
      for (const end of ends) end.resume();
    },
    async stop() {
      for (const end of ends) end.destroy();
      await new Promise((done) => line.close(done));
    },
  };
}
