import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum pipelined requests of one connection. Browsers do not pipeline. */
const MOST_WAITING = 64;

type Failed = (error: unknown) => void;

/** A request with its response, and the function that handles it. */
interface Asked {
  readonly response: ServerResponse;
  take(): void;
}

/** Queued requests per connection; a queue exists while a request is being answered. */
type Lines = WeakMap<Socket, Asked[]>;

/**
 * Catches exceptions thrown before the router handles a request; uncaught, they would end the process. Only that
 * request fails, with 400 if nothing was sent yet, and its connection is closed. Requests of one connection are handled
 * one at a time: otherwise a packet full of them would delay everyone else.
 */
export function guardRequests(http: Server, failed: Failed): void {
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  const lines: Lines = new WeakMap();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked: Asked = {
      response,
      take: () => {
        for (const listener of listeners) guarded(listener, failed)(request, response);
      },
    };
    const { socket } = request;
    const waiting = lines.get(socket);
    if (!waiting) return answer(lines, socket, asked);
    if (waiting.length < MOST_WAITING) waiting.push(asked);
    else socket.destroy();
  });
}

/** Handles a request. The next one of its connection follows in a later event-loop turn, once this one is answered. */
function answer(lines: Lines, socket: Socket, { response, take }: Asked): void {
  const waiting = lines.get(socket) ?? [];
  lines.set(socket, waiting);
  response.once('close', () => {
    const next = waiting.shift();
    if (next) setImmediate(answer, lines, socket, next);
    else lines.delete(socket);
  });
  take();
}

const guarded =
  (listener: RequestListener, failed: Failed): RequestListener =>
  (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      failed(error);
      endOf(request, response);
    }
  };

function endOf(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.socket.destroy();
  response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
}
