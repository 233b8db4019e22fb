import type { LanguageCode } from '@truemark/i18n';
import { earlyFont } from '../api/early.js';

type Fonts = { readonly [L in LanguageCode]?: () => Promise<unknown> };

/** Fonts of the scripts that the first font does not cover, each one file. */
const FONTS: Fonts = {
  ar: () => import('./arabic.css'),
  hi: () => import('./devanagari.css'),
  ru: () => import('./cyrillic.css'),
  th: () => import('./thai.css'),
  vn: () => import('./vietnamese.css'),
};

/** Fonts of a hundred files each. The browser fetches those that a page uses; which ones is not known before. */
const MANIFOLD: Fonts = {
  hk: () => import('@fontsource-variable/noto-sans-hk/wght.css'),
  jp: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  kr: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
};

/**
 * Loads the first font and that of a language. Lines break elsewhere in the device's own font. So a page that was drawn
 * in that keeps it (`font-display: optional`), and the first render waits a moment for a font that is one file.
 */
export async function loadFont(code: LanguageCode): Promise<void> {
  const first = document.fonts.load("1em 'Inter Variable'");
  MANIFOLD[code]?.().catch(() => undefined);
  // The bundler considers a stylesheet loaded as soon as the document has its link, which it has from `early.js`.
  await earlyFont(code);
  await FONTS[code]?.();
  const faces = [...document.fonts].filter(({ display }) => display === 'optional');
  await Promise.all([first, ...faces.map((face) => face.load())]);
}
