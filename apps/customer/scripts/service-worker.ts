import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.js';

const source = fileURLToPath(new URL('./sw.js', import.meta.url));

/** Writes `sw.js` beside the page: another build is another file, so that browsers notice it. */
export function serviceWorker(): Plugin {
  return {
    name: 'truemark-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = chunksOf(bundle, '/src/start.ts')[0];
      const text = readFileSync(source, 'utf8').replace('__VERSION__', `/${entry?.fileName ?? ''}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
