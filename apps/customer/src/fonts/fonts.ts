import type { LanguageCode } from '@truemark/i18n';

/** Fonts of the scripts that the first font does not cover. The browser fetches only the subsets a page uses. */
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

/** Loads the font of a language. Until it is there, or if it fails, the device's own font is used. */
export function loadFont(code: LanguageCode): void {
  FONTS[code]?.().catch(() => undefined);
}
