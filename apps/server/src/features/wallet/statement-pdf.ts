import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Alignment, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { type FontRun, fontRunsOf, type StatementFont } from './statement-script.js';
import type { StatementRow, StatementText } from './statement-text.js';

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const robotoFolder = join(folderOf('pdfmake'), 'fonts/Roboto');

/** Font of a script, in its regular and medium weights. */
function noto(name: string, script: string): { normal: string; bold: string } {
  const weight = (folder: string): string =>
    join(folderOf(`@expo-google-fonts/noto-sans-${name}`), folder, `NotoSans${script}_${folder}.ttf`);
  return { normal: weight('400Regular'), bold: weight('500Medium') };
}

/** In one weight: a second file of several megabytes would be read for the headings only. */
const inOneWeight = ({ normal }: { normal: string }) => ({ normal, bold: normal });

// Paths only: a font is loaded when a statement needs it, and only the used glyphs are embedded.
const fonts: Record<StatementFont, { normal: string; bold: string }> = {
  Roboto: { normal: join(robotoFolder, 'Roboto-Regular.ttf'), bold: join(robotoFolder, 'Roboto-Medium.ttf') },
  NotoSansHK: inOneWeight(noto('hk', 'HK')),
  NotoSansKR: inOneWeight(noto('kr', 'KR')),
  NotoSansThai: noto('thai', 'Thai'),
  NotoSansDevanagari: noto('devanagari', 'Devanagari'),
  NotoSansArabic: noto('arabic', 'Arabic'),
};
pdfmake.setFonts(fonts);
const fontFiles = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
// A statement has no pictures and no links: only fonts may be read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** Tallest fonts first, so that rows have the same height in every font. */
const TALLEST_FONTS: readonly StatementFont[] = [
  'NotoSansArabic',
  'NotoSansThai',
  'NotoSansHK',
  'NotoSansKR',
  'NotoSansDevanagari',
];

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
