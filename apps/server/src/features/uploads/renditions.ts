import { squareOf } from '../../platform/pictures/re-encode.js';

/** Pixels a side: an avatar is shown at 64 at most, on screens of up to four points a pixel. */
const SIDE = 256;
/** Some 20 kB each. */
const KEPT = 500;

/** Small squares of pictures that are shown to all, drawn once and kept while there is room; a picture never changes. */
export class Renditions {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** Of the picture `id`, whose bytes are these. */
  of(id: string, picture: Buffer): Promise<Buffer> {
    const drawn = this.kept.get(id) ?? squareOf(picture, SIDE);
    this.kept.delete(id);
    this.kept.set(id, drawn);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    // One that failed is tried anew.
    drawn.catch(() => this.kept.delete(id));
    return drawn;
  }
}
