/** Margin above the highest and below the lowest point, px. */
const MARGIN = 6;

export interface CurveShape {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Position of zero. */
  readonly zero: number;
  /** Highest and lowest value; zero is always between them. */
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Curve of evenly spaced values in a frame in pixels, zero always within it. */
export function curveShape(values: readonly bigint[], width: number, height: number): CurveShape {
  const top = values.reduce((most, value) => (value > most ? value : most), 0n);
  const bottom = values.reduce((least, value) => (value < least ? value : least), 0n);
  const span = Number(top - bottom) || 1;
  const at = (value: bigint): number => MARGIN + (Number(top - value) / span) * (height - 2 * MARGIN);
  const step = width / Math.max(values.length - 1, 1);
  return {
    points: values.map((value, index) => ({ x: round(index * step), y: round(at(value)) })),
    zero: round(at(0n)),
    top,
    bottom,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
