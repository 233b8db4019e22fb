import { AgreementSheet, type AgreementToPrint, type Style } from './agreement-sheet.js';

const TITLE: Style = { size: 17, line: 26 };
const HEADING: Style = { size: 12, line: 19 };
const BODY: Style = { size: 10, line: 15 };
const BEFORE_HEADING = 9;
const AFTER_PARAGRAPH = 2;
const SIGNATURE = { width: 220, height: 80 };
/** Minimum lines of a section that stay with its heading. */
const LINES_KEPT_WITH_HEADING = 2;

/**
 * Agreement as PDF: its text and the signature; each page shows site, title, page number and hash. The last section is
 * never split, so nobody signs an otherwise empty page. Deterministic for one version of Node. Throws if the signature
 * is neither PNG nor JPEG.
 */
export async function agreementPdf(agreement: AgreementToPrint): Promise<Buffer> {
  const [title = '', ...blocks] = agreement.text.trimEnd().split('\n\n');
  const sheet = new AgreementSheet(agreement, title);
  const titleLines = sheet.linesOf(title, TITLE);
  sheet.need(titleLines.length * TITLE.line);
  sheet.write(titleLines, TITLE);
  for (const [index, block] of blocks.entries()) {
    const [heading = '', ...paragraphs] = block.split('\n');
    const headingLines = sheet.linesOf(heading, HEADING);
    const bodies = paragraphs.map((paragraph) => sheet.linesOf(paragraph, BODY));
    const isLast = index === blocks.length - 1;
    const lines = bodies.reduce((sum, body) => sum + body.length, 0);
    sheet.need(
      BEFORE_HEADING +
        headingLines.length * HEADING.line +
        (isLast
          ? lines * BODY.line + bodies.length * AFTER_PARAGRAPH + SIGNATURE.height
          : LINES_KEPT_WITH_HEADING * BODY.line),
    );
    sheet.space(BEFORE_HEADING);
    sheet.write(headingLines, HEADING);
    for (const body of bodies) {
      sheet.write(body, BODY);
      sheet.space(AFTER_PARAGRAPH);
    }
  }
  if (agreement.signature) sheet.picture(agreement.signature, SIGNATURE.width, SIGNATURE.height);
  return sheet.end();
}
