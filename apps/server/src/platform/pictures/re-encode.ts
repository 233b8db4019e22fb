import { Mutex } from 'async-mutex';
import { PICTURE_KINDS, pictureKind } from './picture-kind.js';
import { sharp } from './sharp.js';

/** Longest side that is kept. */
const LONGEST_SIDE = 2560;
/** More than any telephone's usual picture; refused by its head, before a pixel is unpacked. */
const MOST_PIXELS = 50_000_000;

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type Unusable =
  | { readonly problem: 'kind'; readonly found: string }
  | { readonly problem: 'pixels' | 'unreadable' };

/** One picture at a time, so that many at once take no more memory than one. */
const mutex = new Mutex();

/**
 * The pixels of a picture as a new JPEG: upright, at most 2560 px a side, without metadata or anything else that the
 * file carried. What it is, is read from its content.
 */
export function reEncode(file: Buffer): Promise<Picture | Unusable> {
  const found = pictureKind(file);
  const isTaken = PICTURE_KINDS.some((kind) => kind === found);
  return isTaken ? mutex.runExclusive(() => drawAnew(file)) : Promise.resolve({ problem: 'kind', found });
}

/** A picture that was drawn here already, as a square JPEG of that side in pixels: its middle, without metadata. */
export const squareOf = (picture: Buffer, side: number): Promise<Buffer> =>
  mutex.runExclusive(() =>
    sharp()(picture, { limitInputPixels: MOST_PIXELS })
      .resize({ width: side, height: side, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );

async function drawAnew(file: Buffer): Promise<Picture | Unusable> {
  try {
    const { data, info } = await sharp()(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    return { problem: /pixel limit/.test((error as Error).message) ? 'pixels' : 'unreadable' };
  }
}
