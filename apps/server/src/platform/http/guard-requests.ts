import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * What a request throws before the router has it in hand would be caught by nobody and end the process. It ends that
 * request alone: 400 where nothing was answered yet, and its connection.
 */
export function guardRequests(http: Server, failed: (error: unknown) => void): void {
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  for (const listener of listeners) http.on('request', guarded(listener, failed));
}

const guarded =
  (listener: RequestListener, failed: (error: unknown) => void): RequestListener =>
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
