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
/** Latin is Cyrillic, Greek and Vietnamese too. */
export type AgreementFont = (typeof AGREEMENT_FONTS)[number];

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Only paths: a font is read when an agreement has letters that no font before it has, and only those go into the file. */
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

/** Chinese characters look as their readers in Hong Kong, Japan or Korea know them. */
const FIRST: Partial<Record<LanguageCode, AgreementFont>> = { jp: 'Japanese', kr: 'Korean' };

/** The fonts in the order in which they are asked for a letter. */
export function fontsFor(lang: LanguageCode): AgreementFont[] {
  const first = FIRST[lang] ?? 'HongKong';
  const smaller = AGREEMENT_FONTS.slice(0, 4);
  return [...smaller, first, ...AGREEMENT_FONTS.slice(4).filter((font) => font !== first)];
}
