import sanitize from 'sanitize-html';

/** Pictures stand on this site or under https; links never run anything. */
const RULES: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img'],
  allowedAttributes: { a: ['href', 'name', 'target'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // One whose address was taken out shows nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Rich text without anything that could harm whoever reads it: on its way in, and once more on its way out. */
export const cleanRichText = (html: string): string => sanitize(html, RULES);

/** About as much as three lines of a list hold. */
const SUMMARY = 160;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const BLOCK_ENDS = /<\/(?:p|h[1-6]|li|div|blockquote|tr)>|<br\s*\/?>/gi;

/** Its words alone, in one line. */
export const plainTextOf = (html: string): string =>
  sanitize(html.replace(BLOCK_ENDS, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, sign: string) => SIGNS[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a list says of a text that has no summary of its own: its beginning, cut between words. */
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
