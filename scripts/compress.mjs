/**
 * Writes a brotli and a gzip copy next to the page and every built script and style of the app in the working
 * directory, so that the server need not compress responses.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WORTH_IT = 1_000;
const dist = join(process.cwd(), 'dist');

for (const folder of [dist, join(dist, 'assets')]) {
  for (const name of readdirSync(folder).filter((name) => /\.(html|js|css|svg)$/.test(name))) {
    const path = join(folder, name);
    const file = readFileSync(path);
    if (file.length < WORTH_IT) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(file));
    writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
  }
}
