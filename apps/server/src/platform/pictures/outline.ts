export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Closed polygon. */
export type Ring = readonly Point[];

/** Line segments per curve: enough for letters of some tens of pixels. */
const SEGMENTS_PER_CURVE = 8;

/** Rings of an SVG path with absolute `M L Q C Z` commands, as in font outlines. */
export function ringsOf(path: string): Ring[] {
  const rings: Point[][] = [];
  for (const [, command = '', figures = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = pairs((figures.match(/-?\d*\.?\d+/g) ?? []).map(Number));
    const [first] = points;
    if (first === undefined) continue;
    if (command === 'M') rings.push([first]);
    const ring = rings.at(-1);
    const from = ring?.at(-1);
    if (ring && from && command !== 'M')
      ring.push(...(command === 'L' ? points : curveSegments([from, ...points])));
  }
  return rings;
}

const pairs = (figures: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(figures.length / 2) }, (_, at) => ({
    x: figures[2 * at] as number,
    y: figures[2 * at + 1] as number,
  }));

const curveSegments = (control: readonly Point[]): Point[] =>
  Array.from({ length: SEGMENTS_PER_CURVE }, (_, at) => pointOnCurve(control, (at + 1) / SEGMENTS_PER_CURVE));

/** Point on a Bézier curve by de Casteljau's algorithm; `part` runs from 0 to 1. */
function pointOnCurve(control: readonly Point[], part: number): Point {
  const [only, ...rest] = control;
  if (only === undefined || rest.length === 0) return only ?? { x: 0, y: 0 };
  const between = rest.map((next, at) => {
    const { x, y } = control[at] as Point;
    return { x: x + (next.x - x) * part, y: y + (next.y - y) * part };
  });
  return pointOnCurve(between, part);
}
