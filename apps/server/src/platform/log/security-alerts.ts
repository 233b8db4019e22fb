const ALERTED_REFUSALS: ReadonlySet<string> = new Set([
  'auth.invalid',
  'auth.locked',
  'auth.blocked',
  'auth.code_invalid',
  'auth.captcha_invalid',
  'auth.totp_invalid',
  'auth.forbidden',
  'validation.password_wrong',
]);

/** Refusal key that deserves a security alert (guessed credentials, missing permission); null for any other. */
export function securityAlertKey(key: string, fields: Readonly<Record<string, string>> = {}): string | null {
  return [key, ...Object.values(fields)].find((each) => ALERTED_REFUSALS.has(each)) ?? null;
}
