import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { TestServer } from './server.js';

/** RFC 6455 frame, including invalid ones that no library would send. */
export interface RawFrame {
  readonly final?: boolean;
  /** Reserved bits, 0–7. */
  readonly reserved?: number;
  /** 0 continuation, 1 text, 2 binary, 8 close, 9 ping, 10 pong. */
  readonly opcode?: number;
  readonly masked?: boolean;
  readonly payload?: Buffer | string;
  /** Length stated in the header; default: that of the payload. */
  readonly claims?: number;
}

/** Bytes of a frame, with the shortest length form. */
export function rawFrame({
  final = true,
  reserved = 0,
  opcode = 1,
  masked = true,
  payload = '',
  claims,
}: RawFrame): Buffer {
  const body = Buffer.from(payload);
  const length = claims ?? body.length;
  const mark = masked ? 0x80 : 0;
  const head = [(final ? 0x80 : 0) | (reserved << 4) | opcode];
  if (length < 126) head.push(mark | length);
  else if (length < 65_536) head.push(mark | 126, length >> 8, length & 0xff);
  else {
    const eight = Buffer.alloc(8);
    eight.writeBigUInt64BE(BigInt(length));
    head.push(mark | 127, ...eight);
  }
  if (!masked) return Buffer.concat([Buffer.from(head), body]);
  const key = randomBytes(4);
  return Buffer.concat([Buffer.from(head), key, body.map((byte, at) => byte ^ (key[at % 4] as number))]);
}

/** WebSocket connection with full control of every byte. */
export interface RawSocket {
  readonly stream: Socket;
  send(...frames: RawFrame[]): void;
  /** Bytes from the server after the handshake. */
  received(): Buffer;
  /** Resolves when the server has closed the connection. */
  readonly gone: Promise<void>;
  /** Code of the server's close frame; 1006: closed without one. */
  closeCode(): number;
}

export interface Handshake {
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of bytes sent; default: all. */
  readonly bytes?: number;
}

/** Opens a TCP connection and sends the handshake; returns it with its status line. */
export async function rawSocket(
  { wsUrl }: Pick<TestServer, 'wsUrl'>,
  { headers = {}, bytes }: Handshake = {},
): Promise<RawSocket & { readonly status: number }> {
  const { hostname, port, pathname } = new URL(wsUrl);
  const lines = Object.entries({
    Host: `${hostname}:${port}`,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const handshake = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const stream = connect({ host: hostname, port: Number(port), noDelay: true });
  let heard = Buffer.alloc(0);
  const headEnd = (): number => heard.indexOf('\r\n\r\n');
  const gone = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  stream.on('error', () => undefined);
  const answered = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      if (headEnd() >= 0) resolve();
    });
    stream.once('close', () => resolve());
  });
  stream.write(handshake.slice(0, bytes));
  if (bytes === undefined) await answered;
  const received = (): Buffer => heard.subarray(headEnd() + 4);
  return {
    stream,
    gone,
    received,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heard.toString('latin1'))?.[1] ?? 0),
    send: (...frames) => stream.write(Buffer.concat(frames.map(rawFrame))),
    closeCode: () => closeCodeIn(received()),
  };
}

/** Parses the server's unmasked frames up to its close frame. */
function closeCodeIn(bytes: Buffer): number {
  for (let at = 0; at + 4 <= bytes.length; ) {
    const short = (bytes[at + 1] as number) & 0x7f;
    if (((bytes[at] as number) & 0x0f) === 8) return bytes.readUInt16BE(at + 2);
    if (short === 127) at += 10 + Number(bytes.readBigUInt64BE(at + 2));
    else at += short === 126 ? 4 + bytes.readUInt16BE(at + 2) : 2 + short;
  }
  return 1006;
}
