import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { serve } from './serve.js';
import { TOPIC, update } from './updates.js';

/** socket.io over WebSockets only, one event per update. Pings are disabled, since the readers do not answer them. */
const http = createServer();
const server = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  pingInterval: 3_600_000,
});
await serve(http, ({ from, count }) => {
  for (let at = 0; at < count; at++) server.emit(TOPIC, update(from + at));
});
