import { Mutex } from 'async-mutex';
import { PICTURE_KINDS, pictureKind } from './picture-kind.js';
import { sharp } from './sharp.js';

/** Maximum side after re-encoding, px. */
const MAX_SIDE_PX = 2560;
/** Maximum pixels: more than any phone's usual picture. Checked in the file header, before decoding. */
const MAX_PIXELS = 50_000_000;

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type Unusable =
  | { readonly problem: 'kind'; readonly found: string }
  | { readonly problem: 'pixels' | 'unreadable' };

/** One picture at a time, to bound the memory. */
const mutex = new Mutex();

/**
 * Re-encodes a picture as JPEG: upright, at most 2560 px a side, without metadata or any other payload. The format is
 * detected from the content.
 */
export function reEncode(file: Buffer): Promise<Picture | Unusable> {
  const found = pictureKind(file);
  const isTaken = PICTURE_KINDS.some((kind) => kind === found);
  return isTaken ? mutex.runExclusive(() => encodeJpeg(file)) : Promise.resolve({ problem: 'kind', found });
}

/** Square JPEG, cropped to the centre, `side` px, without metadata. Input: a picture already re-encoded here. */
export const squareThumbnail = (picture: Buffer, side: number): Promise<Buffer> =>
  mutex.runExclusive(() =>
    sharp()(picture, { limitInputPixels: MAX_PIXELS })
      .resize({ width: side, height: side, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );

async function encodeJpeg(file: Buffer): Promise<Picture | Unusable> {
  try {
    const { data, info } = await sharp()(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    return { problem: /pixel limit/.test((error as Error).message) ? 'pixels' : 'unreadable' };
  }
}
