import { squareThumbnail } from '../../platform/pictures/re-encode.js';

/** Side in pixels: an avatar is shown at 64 at most, on screens of up to four pixels per point. */
const RENDITION_PX = 256;
/** Maximum cached renditions, some 20 kB each. */
const KEPT = 500;

/** Cache of small squares of public pictures; a picture never changes. */
export class Renditions {
  private readonly cache = new Map<string, Promise<Buffer>>();

  /** Rendition of the picture `id` with these bytes. */
  of(id: string, picture: Buffer): Promise<Buffer> {
    const drawn = this.cache.get(id) ?? squareThumbnail(picture, RENDITION_PX);
    this.cache.delete(id);
    this.cache.set(id, drawn);
    const [oldest] = this.cache.keys();
    if (this.cache.size > KEPT && oldest !== undefined) this.cache.delete(oldest);
    // A failure is not cached.
    drawn.catch(() => this.cache.delete(id));
    return drawn;
  }
}
