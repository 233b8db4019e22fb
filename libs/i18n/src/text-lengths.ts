/** East Asian signs take the room of two Latin letters; marks above and below others take none. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
const NO_ROOM = /\p{M}/u;

/** About how many Latin letters wide a text is. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (NO_ROOM.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

/** Labels and buttons, by the width of the English text. */
const LABEL = 25;

/**
 * Whether a text is longer than the place of the English one can take: screens have room for half as much again, and short labels,
 * which have some to spare, for 12 letters beside.
 */
export function tooLong(text: string, english: string): boolean {
  const room = widthOf(english);
  return widthOf(text) > (room <= LABEL ? 1.5 * room + 12 : 1.6 * room + 20);
}
