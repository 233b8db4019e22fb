const DIGIT = /^\p{Nd}$/u;
const DIGITS = /\p{Nd}/gu;
/** Full-width forms of ASCII, as input methods for Chinese, Japanese and Korean type them. */
const FULL_WIDTH = /[！-～]/g;
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '。': '.',
  '｡': '.',
  '٬': ',',
  '、': ',',
  '､': ',',
  '−': '-',
};
/** A currency or words before and after the number. Other numerals, as in `12½`, are no such thing. */
const AROUND = /^[^\p{N}.,-]+|[^\p{N}.,]+$/gu;
const PLAIN = /^\d*\.?\d*$/;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** A decimal digit of any script, whose ten digits follow one another, from 0 to 9. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

const GROUPS = /\B(?=(\d{3})+$)/g;

/** Formats typed text for display with thousands commas. Text that is not a number is returned unchanged. */
export function groupedFigure(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  return PLAIN.test(typed) ? [whole.replace(GROUPS, ','), ...rest].join('.') : typed;
}

/**
 * Normalises a typed or pasted number: digits of any script become Latin, a decimal comma becomes a point, grouping
 * commas and a surrounding currency are removed. A comma counts as grouping only where it is unambiguous, as in `1,234`. Text that
 * could be read as another number (`1e5`, `1.000,5`, `-4`, `三.五`) is returned unchanged, to be refused.
 */
export function plainFigure(typed: string): string {
  const latin = typed
    .trim()
    // Not all of the text: compatible forms of `5²` are `52`.
    .replace(FULL_WIDTH, (form) => form.normalize('NFKC'))
    .replace(DIGITS, latinDigit)
    .replace(/[٫。｡٬、､−]/g, (mark) => MARKS[mark] ?? mark);
  const inside = latin.replace(AROUND, '');
  const figure = inside === '' || /\p{N}/u.test(inside) ? inside : latin;
  const pointed = GROUPED.test(figure) ? figure.replaceAll(',', '') : figure.replace(',', '.');
  return PLAIN.test(pointed) ? pointed.replace(/^0+(?=\d)/, '') : figure;
}
