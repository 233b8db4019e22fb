import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait behind the one that is answered. No browser sends a second one ahead. */
const MOST_WAITING = 64;

type Failed = (error: unknown) => void;

/** A request with its answer, and what takes it. */
interface Asked {
  readonly response: ServerResponse;
  take(): void;
}

/** Requests of each connection that wait; there is a line as long as one is being answered. */
type Lines = WeakMap<Socket, Asked[]>;

/**
 * What a request throws before the router has it in hand would be caught by nobody and end the process. It ends that
 * request alone: 400 where nothing was answered yet, and its connection. The requests of one connection are taken one
 * after the other: a packet full of them would keep everybody else waiting.
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

/** Takes a request; the next one of its connection in a later turn of the event loop, once this one is answered. */
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
