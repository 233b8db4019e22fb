const EASTERN_DIGITS = /[٠-٩۰-۹]/g;
const PLAIN = /^\d*\.?\d*$/;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const GROUPS = /\B(?=(\d{3})+$)/g;

/** Formats typed text for display with thousands commas. Text that is not a number is returned unchanged. */
export function groupedFigure(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  return PLAIN.test(typed) ? [whole.replace(GROUPS, ','), ...rest].join('.') : typed;
}

/**
 * Normalises a typed or pasted number: Arabic digits become Latin, a decimal comma becomes a point, grouping commas and
 * a surrounding currency are removed. A comma counts as grouping only where it is unambiguous, as in `1,234`. Text that
 * could be read as another number (`1e5`, `1.000,5`, `-4`) is returned unchanged, to be refused.
 */
export function plainFigure(typed: string): string {
  const latin = typed
    .trim()
    .replace(EASTERN_DIGITS, (digit) => String((digit.charCodeAt(0) - (digit < '۰' ? 0x660 : 0x6f0)) % 10))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const figure = latin.replace(/^[^\d.,-]+|[^\d.,]+$/g, '');
  const pointed = GROUPED.test(figure) ? figure.replaceAll(',', '') : figure.replace(',', '.');
  return PLAIN.test(pointed) ? pointed.replace(/^0+(?=\d)/, '') : figure;
}
