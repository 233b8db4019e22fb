import { connect, type Socket } from 'node:net';

export interface Load {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** Each connection sends one caller's requests sequentially. */
  readonly callers: readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[];
  readonly connections: number;
  readonly requests: number;
}

export interface LoadResult {
  readonly nanoseconds: number;
  /** Answers whose body contains `"code":1`. */
  readonly accepted: number;
  readonly answered: number;
}

/**
 * Posts over keep-alive connections with minimal client work: prebuilt bytes, and the body length read from the header.
 */
export async function post(load: Load): Promise<LoadResult> {
  let sent = 0;
  let accepted = 0;
  let answered = 0;
  const from = process.hrtime.bigint();
  const connection = async (index: number): Promise<void> => {
    const caller = load.callers[index % load.callers.length] as Load['callers'][number];
    const request = requestBytes(load, caller);
    const line = await HttpConnection.open(load);
    while (sent < load.requests) {
      sent++;
      const body = await line.ask(request);
      answered++;
      if (body.includes('"code":1')) accepted++;
    }
    line.close();
  };
  await Promise.all(Array.from({ length: load.connections }, (_, index) => connection(index)));
  return { nanoseconds: Number(process.hrtime.bigint() - from), accepted, answered };
}

/** One caller's request as bytes. */
export function requestBytes(
  { host, path }: Pick<Load, 'host' | 'path'>,
  { headers, body }: Load['callers'][number],
): Buffer {
  const lines = Object.entries({
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** One keep-alive connection: sends a request and returns its answer's body. */
export class HttpConnection {
  private received = '';
  private pendingResponse: { resolve(body: string): void; reject(error: Error): void } | null = null;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.handleData(chunk));
    socket.on('close', () => this.pendingResponse?.reject(new Error('the server closed the connection')));
    socket.on('error', (error) => this.pendingResponse?.reject(error));
  }

  static open({ host, port }: Pick<Load, 'host' | 'port'>): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true }, () => resolve(new HttpConnection(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.pendingResponse = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.pendingResponse = null;
    this.socket.destroy();
  }

  private handleData(chunk: Buffer): void {
    this.received += chunk.toString('latin1');
    const end = this.received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.received.slice(0, end))?.[1] ?? 0);
    if (this.received.length < end + 4 + length) return;
    const body = this.received.slice(end + 4);
    this.received = '';
    this.pendingResponse?.resolve(body);
  }
}
