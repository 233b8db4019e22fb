import { createRequire } from 'node:module';
import type Sharp from 'sharp';

const require = createRequire(import.meta.url);
let loaded: typeof Sharp | undefined;

/** The library that reads and writes pictures, loaded with the first of them: few starts are followed by one. */
export function sharp(): typeof Sharp {
  loaded ??= load();
  return loaded;
}

function load(): typeof Sharp {
  const library = require('sharp') as typeof Sharp;
  // What nobody sends us cannot be used against us: every other reader of pictures is switched off.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  library.cache(false);
  library.concurrency(1);
  return library;
}
