import { createRequire } from 'node:module';
import type Sharp from 'sharp';

const require = createRequire(import.meta.url);
let loaded: typeof Sharp | undefined;

/** Loads the image library with the first picture: few starts are followed by one. */
export function sharp(): typeof Sharp {
  loaded ??= load();
  return loaded;
}

function load(): typeof Sharp {
  const library = require('sharp') as typeof Sharp;
  // Every decoder that is not needed is switched off, to reduce the attack surface.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  library.cache(false);
  library.concurrency(1);
  return library;
}
