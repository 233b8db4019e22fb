/** Language in which texts open: English, or the first written one where there is no English. */
export const firstRead = (written: readonly string[]): string =>
  written.includes('en') ? 'en' : (written[0] ?? 'en');
