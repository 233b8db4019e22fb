import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Alignment, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { type FontRun, fontRunsOf, type StatementFont } from './statement-script.js';
import type { StatementRow, StatementText } from './statement-text.js';

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const roboto = join(folderOf('pdfmake'), 'fonts/Roboto');
const hongKong = folderOf('@expo-google-fonts/noto-sans-hk');
const arabic = folderOf('@expo-google-fonts/noto-sans-arabic');
const chinese = join(hongKong, '400Regular/NotoSansHK_400Regular.ttf');

// Paths only: a font is loaded when a statement needs it, and only the used glyphs are embedded.
const fonts: Record<StatementFont, { normal: string; bold: string }> = {
  Roboto: { normal: join(roboto, 'Roboto-Regular.ttf'), bold: join(roboto, 'Roboto-Medium.ttf') },
  NotoSansHK: { normal: chinese, bold: chinese },
  NotoSansArabic: {
    normal: join(arabic, '400Regular/NotoSansArabic_400Regular.ttf'),
    bold: join(arabic, '500Medium/NotoSansArabic_500Medium.ttf'),
  },
};
pdfmake.setFonts(fonts);
// A statement has no pictures and no links: only fonts may be read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => [roboto, hongKong, arabic].some((folder) => path.startsWith(folder)));

/** Tallest fonts first, so that rows have the same height in every font. */
const TALLEST_FONTS: readonly StatementFont[] = ['NotoSansArabic', 'NotoSansHK'];

/** Blank in the tallest font of the row's text, so that all cells of a row have the same height. */
function tallestBlank(words: readonly FontRun[]): FontRun[] {
  const font = TALLEST_FONTS.find((tall) => words.some((stretch) => stretch.font === tall));
  return font ? [{ text: ' ', font }] : [];
}

/**
 * Statement as PDF. In Arabic the columns run from right to left; figures are aligned at the decimal point in every
 * language.
 */
export async function statementPdf(statement: StatementText): Promise<Buffer> {
  const { lang, site, title, facts, heads, rows } = statement;
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const start: Alignment = direction === 'rtl' ? 'right' : 'left';
  const words = (text: string, more: Partial<ContentText> = {}): ContentText => ({
    text: fontRunsOf(text),
    alignment: start,
    ...more,
  });
  const inOrder = <T>(cells: readonly T[]): T[] => (direction === 'rtl' ? [...cells].reverse() : [...cells]);
  const rowOf = ([at, said, moved, left]: StatementRow): TableCell[] => {
    const stretches = fontRunsOf(said);
    const figure = (text: string, alignment: Alignment): TableCell => ({
      text: [{ text }, ...tallestBlank(stretches)],
      alignment,
      noWrap: true,
    });
    const cell = { text: stretches, alignment: start };
    return inOrder([figure(at, start), cell, figure(moved, 'right'), figure(left, 'right')]);
  };
  const bold = (text: string, alignment: Alignment): ContentText => words(text, { bold: true, alignment });
  const [time, what, amount, balance] = heads;
  const head = [bold(time, start), bold(what, start), bold(amount, 'right'), bold(balance, 'right')];
  const document = pdfmake.createPdf({
    info: { title },
    defaultStyle: { font: 'Roboto', fontSize: 8 },
    content: [
      words(site, { fontSize: 10 }),
      words(title, { fontSize: 14, bold: true, margin: [0, 4, 0, 2] }),
      { text: inOrder(facts).join(' · '), alignment: start, margin: [0, 0, 0, 10] },
      {
        table: {
          headerRows: 1,
          widths: inOrder(['auto', '*', 'auto', 'auto']),
          body: [inOrder(head), ...rows.map(rowOf)],
        },
        layout: 'lightHorizontalLines',
      },
    ],
    footer: (page: number, pages: number) => ({ text: `${page} / ${pages}`, alignment: 'center' }),
  });
  return Buffer.from(await document.getBuffer());
}
