import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.js';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

interface Build {
  /** File name of the page's entry. */
  readonly entry: string;
  /** What is cached under a name that stays the same. */
  readonly shell: readonly string[];
}

/** The service worker of a build. Another build is another text, so that browsers notice it. */
export function workerOf({ entry, shell }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify(shell)).digest('base64url').slice(0, 12);
  return read('./sw.js').replace('__VERSION__', `/${entry}`).replace('__SHELL__', hash);
}

/** Writes `sw.js` beside the page, once the page itself is written. */
export function serviceWorker(): Plugin {
  return {
    name: 'truemark-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page for the service worker to keep');
      const [entry] = chunksOf(bundle, '/src/start.ts');
      const shell = [String(page.source), read('../public/early.js')];
      const source = workerOf({ entry: entry?.fileName ?? '', shell });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
