/** Lays a brotli and a gzip copy beside every built script and style, so that the server need not compress on the way. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WORTH_IT = 1_000;
const assets = new URL('../dist/assets/', import.meta.url);

for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
  const file = readFileSync(new URL(name, assets));
  if (file.length < WORTH_IT) continue;
  writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(file));
  writeFileSync(new URL(`${name}.gz`, assets), gzipSync(file, { level: 9 }));
}
