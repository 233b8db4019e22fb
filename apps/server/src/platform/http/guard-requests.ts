import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum pipelined requests of one connection. Browsers do not pipeline. */
const MAX_WAITING = 64;

type OnRequestError = (error: unknown) => void;

/** A request with its response, and the function that handles it. */
interface PendingRequest {
  readonly response: ServerResponse;
  take(): void;
}

/** Queued requests per connection; a queue exists while a request is being answered. */
type RequestQueues = WeakMap<Socket, PendingRequest[]>;

/**
 * Catches exceptions thrown before the router handles a request; uncaught, they would end the process. Only that
 * request fails, with 400 if nothing was sent yet, and its connection is closed. Requests of one connection are handled
 * one at a time: otherwise a packet full of them would delay everyone else.
 */
export function guardRequests(http: Server, failed: OnRequestError): void {
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  const lines: RequestQueues = new WeakMap();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked: PendingRequest = {
      response,
      take: () => {
        for (const listener of listeners) withErrorGuard(listener, failed)(request, response);
      },
    };
    const { socket } = request;
    const waiting = lines.get(socket);
    if (!waiting) return handleInOrder(lines, socket, asked);
    if (waiting.length < MAX_WAITING) waiting.push(asked);
    else socket.destroy();
  });
}

/** Handles a request. The next one of its connection follows in a later event-loop turn, once this one is answered. */
function handleInOrder(lines: RequestQueues, socket: Socket, { response, take }: PendingRequest): void {
  const waiting = lines.get(socket) ?? [];
  lines.set(socket, waiting);
  response.once('close', () => {
    const next = waiting.shift();
    if (next) setImmediate(handleInOrder, lines, socket, next);
    else lines.delete(socket);
  });
  take();
}

const withErrorGuard =
  (listener: RequestListener, failed: OnRequestError): RequestListener =>
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
