import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { serve } from './serve.js';
import { textsOf } from './updates.js';

/** The usual design: the broadcast of the ws documentation, one `send` per update and socket. */
const http = createServer();
const server = new WebSocketServer({ server: http });
await serve(http, (step) => {
  for (const text of textsOf(step)) {
    for (const client of server.clients) {
      if (client.readyState === WebSocket.OPEN) client.send(text);
    }
  }
});
