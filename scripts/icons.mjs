/** Draws the app's icons from its mark, `apps/customer/public/favicon.svg`. Run it again after changing the mark. */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './steps/root.mjs';

const mark = readFileSync(inRoot('apps/customer/public/favicon.svg'), 'utf8');
/** Platforms mask icons: the background reaches the edge, and the mark stays within the middle four fifths. */
const whole = mark
  .replace('rx="16" ', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');

const ICONS = [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-512', whole, 512],
  ['apple-touch-icon', whole, 180],
];

mkdirSync(inRoot('apps/customer/public/icons'), { recursive: true });
for (const [name, drawing, size] of ICONS) {
  await sharp(Buffer.from(drawing), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(inRoot('apps/customer/public/icons', `${name}.png`));
}
