import type { LanguageCode } from '@truemark/i18n';

/** Fonts of the scripts that the first font does not cover. The browser fetches only the subsets a page uses. */
const FONTS: { readonly [L in LanguageCode]?: () => Promise<unknown> } = {
  ar: () => import('./arabic.css'),
  hi: () => import('./devanagari.css'),
  hk: () => import('@fontsource-variable/noto-sans-hk/wght.css'),
  jp: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  kr: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  ru: () => import('./cyrillic.css'),
  th: () => import('./thai.css'),
  vn: () => import('./vietnamese.css'),
};

/**
 * Loads the first font and that of a language. Lines break elsewhere in the device's own font. So a page that was drawn
 * in that keeps it (`font-display: optional`), and the first render waits a moment for a font that is one file.
 * Chinese, Japanese and Korean have a hundred files each; which of them a page needs is not known before.
 */
export async function loadFont(code: LanguageCode): Promise<void> {
  const first = document.fonts.load("1em 'Inter Variable'");
  await FONTS[code]?.();
  const faces = [...document.fonts].filter(({ display }) => display === 'optional');
  await Promise.all([first, ...faces.map((face) => face.load())]);
}
