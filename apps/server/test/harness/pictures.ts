import { crc32, deflateSync } from 'node:zlib';
import type { UploadAnswer } from '@truemark/contracts';
import sharp, { type Sharp } from 'sharp';
import type { Answer, Client } from './client.js';

export interface Drawn {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

/** Single-colour picture. */
export const testImage = ({ width = 320, height = 200, colour = '#b3261a' }: Drawn = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Noise picture, which no encoder compresses well. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >>> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Small PNG file that decodes to `side` × `side` pixels. */
export function pixelBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** One-pixel picture whose text chunk decompresses to `bytes`. */
export function noteBomb(bytes: number): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const note = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes, 0x20))]);
  const row = deflateSync(Buffer.from([0, 0]));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [
    chunk('IHDR', head),
    chunk('zTXt', note),
    chunk('IDAT', row),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** JPEG whose header claims 60,000 pixels a side. */
export async function boastfulJpeg(): Promise<Buffer> {
  const file = await testImage().jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(60_000, frame + 5);
  file.writeUInt16BE(60_000, frame + 7);
  return file;
}

/** Animated WebP. */
export function moving(frames: number): Promise<Buffer> {
  const side = 64;
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(Buffer.alloc(side * side * frames * 3), { raw })
    .webp({ loop: 0 })
    .toBuffer();
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** Uploads a file as the multipart field `file`. */
export async function upload(
  { url, token, lang }: Pick<Client, 'url' | 'token' | 'lang'>,
  file: Buffer | null,
  { name = 'paper.jpg', field = 'file' } = {},
): Promise<Answer<UploadAnswer>> {
  const body = new FormData();
  body.set('note', 'beside it');
  if (file) body.set(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  const response = await fetch(`${url}/api/common/image_upload`, {
    method: 'POST',
    headers: { lang, ...(token && { authorization: token }) },
    body,
  });
  const { status, headers } = response;
  return {
    status,
    headers,
    ...((await response.json()) as Pick<Answer<UploadAnswer>, 'code' | 'msg' | 'data'>),
  };
}

/** Bytes at an address, requested with the token if given. */
export async function fetchTestFile(
  server: string,
  address: string,
  authorization: string | null,
): Promise<Response> {
  return fetch(server + address, { headers: authorization ? { authorization } : {} });
}
