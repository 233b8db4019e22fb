const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const named = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1];

/** Browser and system named in a user agent; null if neither is found. */
export function deviceName(userAgent: string): string | null {
  const parts = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(' · ');
}
