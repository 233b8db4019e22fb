/** Whether a currency sign already identifies the currency: `$` does for USD, not for CAD. */
export function namesCurrency(sign: string, currency: string): boolean {
  try {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    return parts.some(({ type, value }) => type === 'currency' && value === sign.trim());
  } catch {
    // Not a three-letter code, for example a coin.
    return false;
  }
}
