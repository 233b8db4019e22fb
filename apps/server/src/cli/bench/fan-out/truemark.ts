import { createServer } from 'node:http';
import { Broadcast } from '../../../platform/socket/broadcast.js';
import type { Connection } from '../../../platform/socket/connection.js';
import { SocketServer } from '../../../platform/socket/socket-server.js';
import { serve } from './serve.js';
import { TOPIC, textsOf } from './updates.js';

/** Truemark's own socket: the parts that write to customers, wired as in the server. */
const broadcast = new Broadcast();
const connections = new Set<Connection>();
/** Its clock does not advance, so that no connection is closed for missing pings. */
const sockets = new SocketServer(
  {
    opened(connection) {
      connections.add(connection);
      broadcast.join(connection);
      broadcast.subscribe(connection, TOPIC);
    },
    message: () => undefined,
    closed(connection) {
      connections.delete(connection);
      broadcast.leave(connection);
    },
    snapshot: () => [],
    defaultLanguage: () => 'en',
    failed(error) {
      throw error;
    },
  },
  () => 0,
);

const http = createServer();
sockets.attach(http);
await serve(http, (step) => {
  for (const connection of connections) connection.batches = step.form === 'array';
  for (const [at, text] of textsOf(step).entries()) {
    broadcast.publish(TOPIC, { key: `${TOPIC}.${step.from + at}`, text });
  }
  broadcast.flush();
});
