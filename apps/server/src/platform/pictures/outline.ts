export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A closed ring of straight edges. */
export type Ring = readonly Point[];

/** Straight pieces that a curve is cut into: enough for letters of some tens of pixels. */
const PIECES = 8;

/** The rings of an SVG path of absolute `M L Q C Z` commands, as fonts are drawn. */
export function ringsOf(path: string): Ring[] {
  const rings: Point[][] = [];
  for (const [, command = '', figures = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = pairs((figures.match(/-?\d*\.?\d+/g) ?? []).map(Number));
    const [first] = points;
    if (first === undefined) continue;
    if (command === 'M') rings.push([first]);
    const ring = rings.at(-1);
    const from = ring?.at(-1);
    if (ring && from && command !== 'M') ring.push(...(command === 'L' ? points : pieces([from, ...points])));
  }
  return rings;
}

const pairs = (figures: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(figures.length / 2) }, (_, at) => ({
    x: figures[2 * at] as number,
    y: figures[2 * at + 1] as number,
  }));

const pieces = (control: readonly Point[]): Point[] =>
  Array.from({ length: PIECES }, (_, at) => onCurve(control, (at + 1) / PIECES));

/** By de Casteljau: between the points, and between those again, until one is left. */
function onCurve(control: readonly Point[], part: number): Point {
  const [only, ...rest] = control;
  if (only === undefined || rest.length === 0) return only ?? { x: 0, y: 0 };
  const between = rest.map((next, at) => {
    const { x, y } = control[at] as Point;
    return { x: x + (next.x - x) * part, y: y + (next.y - y) * part };
  });
  return onCurve(between, part);
}
