/** East Asian characters are as wide as two Latin letters; combining marks have no width. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
const ZERO_WIDTH = /\p{M}/u;

/** Approximate width of a text in Latin letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (ZERO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

/** Maximum width of an English label or button text. */
const MAX_LABEL_WIDTH = 25;

/**
 * Whether a text is too long for the place of the English one: texts may be 1.6 times as wide plus 20 letters, short
 * labels 1.5 times plus 12 letters.
 */
export function tooLong(text: string, english: string): boolean {
  const room = widthOf(english);
  return widthOf(text) > (room <= MAX_LABEL_WIDTH ? 1.5 * room + 12 : 1.6 * room + 20);
}
