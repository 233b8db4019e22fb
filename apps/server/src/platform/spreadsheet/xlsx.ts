import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, ExactNumber, Instant, type Portions } from './cell.js';

/** Maximum rows of a sheet in this format. */
const MAX_ROWS = 1_048_576;
/** Maximum characters of a cell in this format. */
const MAX_CHARACTERS = 32_767;
/** Maximum digits before spreadsheet programs round: a longer number is written as text. */
const EXACT_DIGITS = 15;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot hold, lone surrogates included; they are removed. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (each) => ESCAPES[each] as string);

const DAY = 86_400_000;
/** Serial day number of 1970-01-01: the format counts from the end of 1899. */
const UNIX_EPOCH_SERIAL = 25_569;
/** Column width in characters: an instant fits, and is not shown as hashes. */
const WIDTH = 23;
/** Cells of style 1 are dates, which spreadsheet programs sort and filter. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss.000"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Cell XML. Texts are inline strings: no spreadsheet program treats them as formulas. */
function written(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (cell instanceof ExactNumber && cell.text.replace(/\D/g, '').length <= EXACT_DIGITS)
    return `<c><v>${cell.text}</v></c>`;
  if (cell instanceof Instant)
    return `<c s="1"><v>${(cell.wall / DAY + UNIX_EPOCH_SERIAL).toFixed(9)}</v></c>`;
  const text = cell instanceof ExactNumber ? cell.text : cell;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const lineOf = (cells: readonly Cell[]): string => `<row>${cells.map(written).join('')}</row>`;

/** Rows as an XLSX workbook, streamed; a full sheet is followed by another one. The header row is frozen. */
export function xlsxOf(head: readonly string[], portions: Portions): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const source = portions[Symbol.asyncIterator]();
  let rest: readonly (readonly Cell[])[] = [];
  const next = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const { value, done } = await source.next();
      if (done) return false;
      rest = value;
    }
    return true;
  };
  const sheet = async function* (): AsyncGenerator<Buffer> {
    const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
    const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
    const widths = `<cols><col min="1" max="${head.length}" width="${WIDTH}" customWidth="1"/></cols>`;
    yield Buffer.from(`${XML}<worksheet xmlns="${MAIN}">${views}${widths}<sheetData>${lineOf(head)}`);
    for (let room = MAX_ROWS - 1; room > 0 && (await next()); ) {
      const rows = rest.slice(0, room);
      rest = rest.slice(rows.length);
      room -= rows.length;
      yield Buffer.from(rows.map(lineOf).join(''));
    }
    yield Buffer.from('</sheetData></worksheet>');
  };
  const add = async (number: number): Promise<void> => {
    const content = Readable.from(sheet(), { objectMode: false });
    const ended = new Promise<void>((resolve, reject) => {
      content.once('end', resolve).once('error', reject);
    });
    zip.addReadStream(content, `xl/worksheets/sheet${number}.xml`);
    await ended;
  };
  const fill = async (): Promise<void> => {
    let sheets = 0;
    do {
      sheets += 1;
      await add(sheets);
    } while (await next());
    for (const [path, text] of framesOf(sheets)) zip.addBuffer(Buffer.from(text), path);
    zip.end();
  };
  const out = zip.outputStream as Readable;
  // A reader of the stream gets the error; without a reader, it must not end the process.
  out.on('error', () => undefined);
  zip.on('error', (error: Error) => out.destroy(error));
  fill().catch((error: unknown) => out.destroy(error as Error));
  return out as AsyncIterable<Buffer>;
}

/** Fixed files that make a workbook of the sheets. */
function framesOf(sheets: number): (readonly [path: string, text: string])[] {
  const each = (write: (number: number) => string): string =>
    Array.from({ length: sheets }, (_, at) => write(at + 1)).join('');
  const override = (path: string, type: string): string =>
    `<Override PartName="/xl/${path}" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${each((number) => override(`worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number) => `<sheet name="Rows ${number}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${each((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}
