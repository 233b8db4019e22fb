import type { LanguageCode } from '@truemark/i18n';

/** Fonts of the writings that the first one has no signs of; the browser fetches of them what a page uses. */
const FONTS: { readonly [L in LanguageCode]?: () => Promise<unknown> } = {
  ar: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  hi: () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  hk: () => import('@fontsource-variable/noto-sans-hk/wght.css'),
  jp: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  kr: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  ru: () => import('./cyrillic.css'),
  th: () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  vn: () => import('./vietnamese.css'),
};

/** Has the font of a language fetched; until it is there, and where it cannot be had, the device's own stands in. */
export function loadFont(code: LanguageCode): void {
  FONTS[code]?.().catch(() => undefined);
}
