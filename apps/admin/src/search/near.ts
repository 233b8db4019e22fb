/** Shorter words are close to too many others. */
const LEAST = 5;
/** From this length on, a word may have two typos. */
const LONG = 8;

/**
 * Number of typos between the typed text and the word or its beginning: one letter inserted, missing, replaced, or two
 * swapped.
 */
function slips(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row[j] = Math.min(
        (above[j] ?? i) + 1,
        (row[j - 1] ?? i) + 1,
        (above[j - 1] ?? i) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[j - 2] ?? i) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return Math.min(...(rows[typed.length] ?? []));
}

/** Whether the typed text is the word with one or two typos; the first letter must be right. */
export const isNear = (typed: string, word: string): boolean =>
  typed.length >= LEAST && typed[0] === word[0] && slips(typed, word) <= (typed.length >= LONG ? 2 : 1);
