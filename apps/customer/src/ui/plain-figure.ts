const EASTERN_DIGITS = /[٠-٩۰-۹]/g;
const PLAIN = /^\d*\.?\d*$/;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const GROUPS = /\B(?=(\d{3})+$)/g;

/** A figure as it is read: what was typed, with a comma between its thousands; what is no figure stays as it is. */
export function groupedFigure(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  return PLAIN.test(typed) ? [whole.replace(GROUPS, ','), ...rest].join('.') : typed;
}

/**
 * What a person typed or pasted for a figure, made plain: Arabic digits become Latin, a decimal comma a
 * point; grouping commas and a currency around it go. A comma counts as grouping only where it can be nothing else but
 * `1,234`. What could be read as another figure (`1e5`, `1.000,5`, `-4`) stays as it is, to be refused.
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
