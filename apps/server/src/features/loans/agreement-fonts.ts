import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '@truemark/i18n';

export const AGREEMENT_FONTS = [
  'Latin',
  'Arabic',
  'Thai',
  'Devanagari',
  'HongKong',
  'Japanese',
  'Korean',
] as const;
/** `Latin` also covers Cyrillic, Greek and Vietnamese. */
export type AgreementFont = (typeof AGREEMENT_FONTS)[number];

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/**
 * Paths only: a font is loaded when an agreement has characters that no earlier font covers, and only those glyphs are
 * embedded.
 */
export const AGREEMENT_FONT_FILES: Readonly<Record<AgreementFont, string>> = {
  Latin: join(folderOf('pdfmake'), 'fonts/Roboto/Roboto-Regular.ttf'),
  Arabic: join(folderOf('@expo-google-fonts/noto-sans-arabic'), '400Regular/NotoSansArabic_400Regular.ttf'),
  Thai: join(folderOf('@expo-google-fonts/noto-sans-thai'), '400Regular/NotoSansThai_400Regular.ttf'),
  Devanagari: join(
    folderOf('@expo-google-fonts/noto-sans-devanagari'),
    '400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  HongKong: join(folderOf('@expo-google-fonts/noto-sans-hk'), '400Regular/NotoSansHK_400Regular.ttf'),
  Japanese: join(folderOf('@expo-google-fonts/noto-sans-jp'), '400Regular/NotoSansJP_400Regular.ttf'),
  Korean: join(folderOf('@expo-google-fonts/noto-sans-kr'), '400Regular/NotoSansKR_400Regular.ttf'),
};

/** Preferred font by language: Chinese characters differ between Hong Kong, Japan and Korea. */
const FIRST: Partial<Record<LanguageCode, AgreementFont>> = { jp: 'Japanese', kr: 'Korean' };

/** Fonts in fallback order. */
export function fontsFor(lang: LanguageCode): AgreementFont[] {
  const first = FIRST[lang] ?? 'HongKong';
  const smaller = AGREEMENT_FONTS.slice(0, 4);
  return [...smaller, first, ...AGREEMENT_FONTS.slice(4).filter((font) => font !== first)];
}
