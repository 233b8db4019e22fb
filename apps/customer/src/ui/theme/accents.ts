/** Minimum WCAG contrast of text. */
export const READABLE = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const found = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** Relative luminance, WCAG 2. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastRgb(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Contrast of two colours written `#rrggbb`, 1 to 21. */
export function contrast(a: string, b: string): number {
  return contrastRgb(parseHex(a) ?? BLACK, parseHex(b) ?? WHITE);
}

/** Colours of an accent in one mode. */
export interface Accent {
  /** The operator's colour: areas, lines, icons. */
  main: string;
  /** Text colour on `main`. */
  on: string;
  /** The accent as text on the backgrounds of this mode, or on its own tint. */
  text: string;
  /** Faint background for `text`. */
  tint: string;
}

/**
 * Derives an accent for one mode. `grounds` are the possible backgrounds of its text variant, the card surface first.
 * `fallback` replaces a colour that cannot be parsed.
 */
export function deriveAccent(
  picked: string,
  fallback: string,
  grounds: readonly string[],
  ink: string,
): Accent {
  const main = parseHex(picked) ?? parseHex(fallback) ?? BLACK;
  const areas = grounds.map((ground) => parseHex(ground) ?? WHITE);
  const surface = areas[0] ?? WHITE;
  const tint = mixRgb(surface, main, 0.12);
  const inkRgb = parseHex(ink) ?? BLACK;
  const on = [WHITE, inkRgb, BLACK].find((colour) => contrastRgb(colour, main) >= READABLE) ?? BLACK;
  return {
    main: toHex(main),
    on: toHex(on),
    text: toHex(readableOn(main, [...areas, tint])),
    tint: toHex(tint),
  };
}

/** Colour nearest to `colour` that is readable on all areas. */
function readableOn(colour: Rgb, areas: readonly Rgb[]): Rgb {
  const lightGround = luminance(areas[0] ?? WHITE) > 0.18;
  const end = lightGround ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixRgb(colour, end, share);
    if (areas.every((area) => contrastRgb(candidate, area) >= READABLE + 0.05)) return candidate;
  }
  return end;
}
