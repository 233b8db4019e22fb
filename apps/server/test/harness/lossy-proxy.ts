import { connect, createServer, type Socket } from 'node:net';

/** Proxy to a server that can lose responses. */
export interface LossyProxy {
  readonly url: string;
  /** Drops the next response and its connection: the server has executed the request, but the client does not know. */
  loseReply(): void;
  stop(): Promise<void>;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isLosing = false;
  const proxy = createServer((customer) => {
    const server = connect(Number(port), hostname);
    const end = (): void => {
      for (const socket of [customer, server]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [customer, server]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    customer.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      if (!isLosing) return void customer.write(bytes);
      isLosing = false;
      end();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    loseReply() {
      isLosing = true;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
