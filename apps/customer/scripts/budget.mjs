/**
 * Weighs the script of the first load: the entry, the home page and all that they import statically,
 * compressed. Fails above the budget. The chart is loaded on demand and is not part of it. Fails, too, where any part
 * brings the library that the server checks requests with: one constant that stands beside a schema is enough for that.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 220;
const FIRST = ['src/main.tsx', 'src/features/home/HomePage.tsx', 'virtual:texts/en/first.json'];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const files = new Set();

const page = readFileSync(new URL('index.html', dist), 'utf8');
for (const [, file] of page.matchAll(/src="\/(assets\/[^"]+\.js)"/g)) files.add(file);

function collect(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported);
}

for (const name of FIRST) {
  const key = Object.keys(manifest).find((key) => key.endsWith(name));
  if (!key) throw new Error(`${name} is not in the manifest`);
  collect(key);
}

let total = 0;
for (const file of [...files].filter((file) => file.endsWith('.js'))) {
  const size = gzipSync(readFileSync(new URL(file, dist))).length;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  first load, compressed (budget ${BUDGET_KB} kB)`);
if (total > BUDGET_KB * 1000) {
  console.error('The first load is above its budget.');
  process.exit(1);
}

const assets = new URL('assets/', dist);
const heavy = readdirSync(assets).filter(
  (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('_zod'),
);
if (heavy.length > 0) {
  console.error(
    `These parts bring zod, 22 kB: ${heavy.join(', ')}. What the app needs stands in files of their own.`,
  );
  process.exit(1);
}
