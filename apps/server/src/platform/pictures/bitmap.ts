import type { Ring } from './outline.js';

interface Crossing {
  readonly x: number;
  /** Direction of the edge: down or up. */
  readonly turn: 1 | -1;
}

/** One-bit bitmap. */
export class Bitmap {
  private readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height);
  }

  /** 1 if the pixel is set; 0 otherwise, also outside the bitmap. */
  at(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
    return this.pixels[y * this.width + x] as number;
  }

  /** Sets pixels of a row from `from` to before `to`, or clears them with 0. */
  span(y: number, from: number, to: number, ink: 0 | 1): void {
    if (y < 0 || y >= this.height) return;
    const begin = Math.min(this.width, Math.max(0, from));
    const end = Math.min(this.width, Math.max(begin, to));
    this.pixels.fill(ink, y * this.width + begin, y * this.width + end);
  }

  /** Fills rings by the non-zero winding rule, which fonts use. */
  fill(rings: readonly Ring[]): void {
    const all = rings.flat().map(({ y }) => y);
    const top = Math.max(0, Math.floor(Math.min(...all)));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(...all)));
    for (let y = top; y <= bottom; y += 1) {
      let winding = 0;
      let from = 0;
      for (const { x, turn } of crossings(rings, y + 0.5)) {
        if (winding === 0) from = x;
        winding += turn;
        if (winding === 0) this.span(y, Math.round(from), Math.round(x), 1);
      }
    }
  }
}

/** Intersections of a row with the edges, left to right. */
function crossings(rings: readonly Ring[], y: number): Crossing[] {
  const found: Crossing[] = [];
  for (const ring of rings) {
    for (const [at, here] of ring.entries()) {
      const next = ring[(at + 1) % ring.length] as typeof here;
      if (here.y <= y === next.y <= y) continue;
      const x = here.x + ((y - here.y) / (next.y - here.y)) * (next.x - here.x);
      found.push({ x, turn: next.y > here.y ? 1 : -1 });
    }
  }
  return found.sort((one, other) => one.x - other.x);
}
