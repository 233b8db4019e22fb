import sanitize from 'sanitize-html';

/** Pictures only from this site or over https; links cannot run scripts. */
const RULES: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img'],
  allowedAttributes: { a: ['href', 'name', 'target'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // An image whose address was removed shows nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Sanitised rich text, safe for its readers; applied on input and again on output. */
export const cleanRichText = (html: string): string => sanitize(html, RULES);

/** Length of about three lines in a list. */
const SUMMARY = 160;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const BLOCK_ENDS = /<\/(?:p|h[1-6]|li|div|blockquote|tr)>|<br\s*\/?>/gi;

/** Plain text in one line. */
export const plainTextOf = (html: string): string =>
  sanitize(html.replace(BLOCK_ENDS, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, sign: string) => SIGNS[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Summary of a text without its own: its beginning, cut between words. */
export function summaryOf(html: string): string {
  const text = plainTextOf(html);
  if (text.length <= SUMMARY) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (index + segment.length > SUMMARY) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
