import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Random } from '../../platform/auth/random.js';
import { Bitmap } from '../../platform/pictures/bitmap.js';
import { type Point, type Ring, ringsOf } from '../../platform/pictures/outline.js';
import { sharp } from '../../platform/pictures/sharp.js';

interface Letters {
  (text: string, options: Readonly<Record<string, number | boolean>>): string;
  loadFont(path: string): void;
}

/** The package can also draw a given text; its types declare only the call with a random one. */
const require = createRequire(import.meta.url);
let letters: Letters | undefined;

/**
 * Loads the fonts with the first picture: parsing two fonts takes longer than drawing, and would slow down each start.
 */
function loadedLetters(): Letters {
  if (letters) return letters;
  letters = require('svg-captcha') as Letters;
  // The package's own letters are hollow, and unreadable once distorted.
  letters.loadFont(join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto/Roboto-Medium.ttf'));
  return letters;
}

/** Pixels of the picture; a page shows it at half that size. */
const WIDTH = 252;
const HEIGHT = 84;
/** Supersampling factor of the mask in each direction, for anti-aliased edges. */
const SUPERSAMPLING = 2;
const FONT_SIZE = 74;
const LINES = 3;
const CUTS = 1;

/** Random number from `least` to `most`. */
type RandomInRange = (least: number, most: number) => number;

/**
 * Captcha as WebP: letters rotated, slanted and shifted, crossed by lines in their colour and cut by lines in the
 * background colour, distorted as a whole, with noise on every pixel. It contains no vector outlines.
 */
export function captchaPicture(text: string, random: Random): Promise<Buffer> {
  const between = seededBetween(random);
  const mask = new Bitmap(WIDTH * SUPERSAMPLING, HEIGHT * SUPERSAMPLING);
  for (const rings of outlines(text)) mask.fill(transformLetter(rings, between));
  for (let line = 0; line < LINES; line += 1) drawWavyLine(mask, between, 1);
  for (let cut = 0; cut < CUTS; cut += 1) drawWavyLine(mask, between, 0);
  const points = distort(mask, between);
  return sharp()(points, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 60, effort: 2 })
    .toBuffer();
}

/** Letter outlines: the filled paths of the package's picture. */
function outlines(text: string): Ring[][] {
  const svg = loadedLetters()(text, {
    width: WIDTH,
    height: HEIGHT,
    fontSize: FONT_SIZE,
    noise: 0,
    color: true,
  });
  const paths = [...svg.matchAll(/<path fill="#[^"]*" d="([^"]*)"/g)];
  return paths.map(([, path = '']) => ringsOf(path));
}

/** Rotates, slants, scales and shifts a letter. */
function transformLetter(rings: readonly Ring[], between: RandomInRange): Ring[] {
  const all = rings.flat();
  const middle = { x: average(all.map(({ x }) => x)), y: average(all.map(({ y }) => y)) };
  const [angle, slant, size] = [between(-0.3, 0.3), between(-0.3, 0.3), between(0.95, 1.2)];
  const move = { x: between(-5, 5), y: between(-7, 7) };
  // As far apart as the picture allows; rotated and slanted neighbours sometimes touch.
  const near = WIDTH / 2 + (middle.x - WIDTH / 2) * 1.06;
  const place = ({ x, y }: Point): Point => {
    const [dx, dy] = [(x - middle.x + (y - middle.y) * slant) * size, (y - middle.y) * size];
    return {
      x: (near + move.x + dx * Math.cos(angle) - dy * Math.sin(angle)) * SUPERSAMPLING,
      y: (HEIGHT / 2 + move.y + dx * Math.sin(angle) + dy * Math.cos(angle)) * SUPERSAMPLING,
    };
  };
  return rings.map((ring) => ring.map(place));
}

/** Wavy line across the picture, at most as thick as a letter's stroke. */
function drawWavyLine(mask: Bitmap, between: RandomInRange, ink: 0 | 1): void {
  const [from, to] = [between(0.2, 0.8) * mask.height, between(0.2, 0.8) * mask.height];
  const [height, waves, phase] = [between(4, 18), between(1, 3), between(0, 2 * Math.PI)];
  const half = ink === 1 ? between(2, 3.5) : between(1, 2);
  for (let x = 0; x < mask.width; x += 1) {
    const part = x / mask.width;
    const y = from + (to - from) * part + height * Math.sin(2 * Math.PI * waves * part + phase);
    for (let row = Math.round(y - half); row <= y + half; row += 1) mask.span(row, x, x + 1, ink);
  }
}

/** Distorts the mask in both directions and renders it in two colours, with noise on every pixel. */
function distort(mask: Bitmap, between: RandomInRange): Buffer {
  const across = wave(mask.height, between);
  const down = wave(mask.width, between);
  const ground = [between(215, 245), between(215, 245), between(215, 245)];
  const ink = [between(20, 120), between(20, 120), between(20, 120)];
  const points = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      let inked = 0;
      for (let fine = 0; fine < SUPERSAMPLING * SUPERSAMPLING; fine += 1) {
        const column = x * SUPERSAMPLING + (fine % SUPERSAMPLING);
        const row = y * SUPERSAMPLING + Math.floor(fine / SUPERSAMPLING);
        inked += mask.at(column + (across[row] as number), row + (down[column] as number));
      }
      const share = inked / (SUPERSAMPLING * SUPERSAMPLING);
      const speck = between(0, 1) < 0.03 ? between(-140, 60) : between(-18, 18);
      const first = (y * WIDTH + x) * 3;
      for (let colour = 0; colour < 3; colour += 1) {
        const under = ground[colour] as number;
        points[first + colour] = under + ((ink[colour] as number) - under) * share + speck;
      }
    }
  }
  return Buffer.from(points.buffer);
}

/** Shift of each row or column: the sum of two waves. */
function wave(length: number, between: RandomInRange): number[] {
  const waves = [between(1, 2), between(2, 4)].map((times) => ({
    times,
    height: between(2, 5),
    phase: between(0, 2 * Math.PI),
  }));
  return Array.from({ length }, (_, at) =>
    Math.round(
      waves.reduce(
        (sum, { times, height, phase }) =>
          sum + height * Math.sin((2 * Math.PI * times * at) / length + phase),
        0,
      ),
    ),
  );
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Pseudo-random numbers from one secure seed: letter positions are not secret, and thousands are needed. */
function seededBetween(random: Random): RandomInRange {
  let state = random(2 ** 32 - 1);
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}
