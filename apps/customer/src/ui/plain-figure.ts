const EASTERN_DIGITS = /[٠-٩۰-۹]/g;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * What a person typed or pasted for a figure, made plain: Arabic digits become Latin, a decimal comma a
 * point; grouping commas go. A comma counts as grouping only where it can be nothing else but `1,234`.
 */
export function plainFigure(typed: string): string {
  const latin = typed
    .trim()
    .replace(EASTERN_DIGITS, (digit) => String((digit.charCodeAt(0) - (digit < '۰' ? 0x660 : 0x6f0)) % 10))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const pointed = GROUPED.test(latin) ? latin.replaceAll(',', '') : latin.replace(',', '.');
  return pointed
    .replace(/[^\d.]/g, '')
    .replace(/(\..*?)\..*$/, '$1')
    .replace(/^0+(?=\d)/, '');
}
