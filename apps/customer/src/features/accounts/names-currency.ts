/** Whether a sign before an amount says its currency already: `$` does of USD, not of CAD. */
export function namesCurrency(sign: string, currency: string): boolean {
  try {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    return parts.some(({ type, value }) => type === 'currency' && value === sign.trim());
  } catch {
    // No code of three letters, such as that of a coin.
    return false;
  }
}
