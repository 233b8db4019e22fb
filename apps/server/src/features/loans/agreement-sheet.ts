import { type Language, type LanguageCode, languageOf } from '@truemark/i18n';
import PDFDocument from 'pdfkit';
import { AGREEMENT_FONT_FILES, AGREEMENT_FONTS, type AgreementFont, fontsFor } from './agreement-fonts.js';
import { type FontMetrics, type Line, linesOf } from './agreement-lines.js';

/** Signed agreement to print. */
export interface AgreementToPrint {
  /** Signed text, byte for byte. */
  readonly text: string;
  /** Its SHA-256, hex. */
  readonly hash: string;
  readonly lang: LanguageCode;
  /** Site that lends; shown at the top of each page. */
  readonly site: string;
  /** Epoch ms. */
  readonly signedAt: number;
  /** PNG or JPEG; null leaves the space empty. */
  readonly signature: Uint8Array | null;
}

/** Sizes in points. */
export interface Style {
  readonly size: number;
  readonly line: number;
}

/** A4 page, in points. */
const PAGE = { width: 595.28, height: 841.89, side: 56, top: 68, bottom: 60 };
const WIDTH = PAGE.width - 2 * PAGE.side;
const MARGIN: Style = { size: 8, line: 12 };
/** Offset from the top of a line to its baseline, as a share of the difference between line height and font height. */
const RISE = 0.4;

/** Font metrics that pdfkit has but does not declare in its types. */
interface OpenFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Pages filled from top to bottom in one language. */
export class AgreementSheet {
  readonly bytes: Promise<Buffer>;
  private readonly doc: PDFKit.PDFDocument;
  private readonly language: Language;
  private readonly fontOfLetter = new Map<number, AgreementFont | null>();
  private y = PAGE.height;

  constructor(
    private readonly agreement: AgreementToPrint,
    private readonly title: string,
  ) {
    this.language = languageOf(agreement.lang);
    this.doc = new PDFDocument({
      // PDF 1.5 or later is needed to declare the text of marked content.
      pdfVersion: '1.7',
      size: 'A4',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      lang: this.language.tag,
      displayTitle: true,
      info: {
        Title: title,
        Author: agreement.site,
        Subject: `SHA-256 ${agreement.hash}`,
        CreationDate: new Date(agreement.signedAt),
      },
    });
    for (const font of AGREEMENT_FONTS) this.doc.registerFont(font, AGREEMENT_FONT_FILES[font]);
    this.bytes = collected(this.doc);
  }

  linesOf(text: string, style: Style): Line<AgreementFont>[] {
    const { tag, direction } = this.language;
    return linesOf(text, { tag, direction, width: WIDTH }, this.measures(style.size));
  }

  /** Starts a new page unless this height is left on the current one. */
  need(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.bottom) return;
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Adds vertical space, except at the top of a page. */
  space(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  write(lines: readonly Line<AgreementFont>[], style: Style): void {
    for (const line of lines) {
      this.need(style.line);
      // In some scripts glyphs do not map back to characters; this declares the text for the clipboard, search and screen
      // readers.
      this.doc.markContent('Span', { actual: line.text });
      this.draw(line, style, this.y, this.language.direction);
      this.doc.endMarkedContent();
      this.y += style.line;
    }
  }

  picture(bytes: Uint8Array, width: number, height: number): void {
    const isRightToLeft = this.language.direction === 'rtl';
    const x = isRightToLeft ? PAGE.width - PAGE.side - width : PAGE.side;
    const align = isRightToLeft ? { align: 'right' as const } : {};
    this.doc.image(Buffer.from(bytes), x, this.y, { fit: [width, height], ...align });
    this.y += height;
  }

  /** Adds site and title above each page, hash and number below, and closes the document. */
  end(): Promise<Buffer> {
    const { site, hash } = this.agreement;
    const [head] = this.linesOf(`${site} · ${this.title}`, MARGIN);
    const foot = PAGE.height - PAGE.bottom / 2 - MARGIN.line;
    const latin = (text: string): Line<AgreementFont> => ({ text, pieces: [{ text, font: 'Latin' }] });
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.fillColor('#555555').markContent('Artifact', { type: 'Pagination' });
      if (head) this.draw(head, MARGIN, PAGE.top / 2 - MARGIN.line / 2, this.language.direction);
      this.draw(latin(`SHA-256 ${hash}`), MARGIN, foot, 'ltr');
      this.draw(latin(`${page + 1} / ${count}`), MARGIN, foot, 'rtl');
      this.doc.endMarkedContent().fillColor('black');
    }
    this.doc.end();
    return this.bytes;
  }

  private draw(
    { pieces }: Line<AgreementFont>,
    { size, line }: Style,
    top: number,
    from: Language['direction'],
  ): void {
    const { widthOf } = this.measures(size);
    const widths = pieces.map(({ text, font }) => widthOf(text, font));
    const length = widths.reduce((sum, width) => sum + width, 0);
    let x = from === 'rtl' ? PAGE.width - PAGE.side - length : PAGE.side;
    for (const [index, { text, font }] of pieces.entries()) {
      this.doc
        .font(font)
        .fontSize(size)
        .text(text, x, top + line - RISE * size, { lineBreak: false, baseline: 'alphabetic' });
      x += widths[index] as number;
    }
  }

  private measures(size: number): FontMetrics<AgreementFont> {
    return {
      fontOf: (codePoint) => this.fontOf(codePoint),
      widthOf: (text, font) => this.doc.font(font).fontSize(size).widthOfString(text),
    };
  }

  private fontOf(codePoint: number): AgreementFont | null {
    const known = this.fontOfLetter.get(codePoint);
    if (known !== undefined) return known;
    const has = (font: AgreementFont): boolean =>
      (this.doc.font(font) as unknown as OpenFont)._font.font.hasGlyphForCodePoint(codePoint);
    const found = fontsFor(this.agreement.lang).find(has) ?? null;
    this.fontOfLetter.set(codePoint, found);
    return found;
  }
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
