const KEYS: ReadonlySet<string> = new Set([
  'auth.invalid',
  'auth.locked',
  'auth.blocked',
  'auth.code_invalid',
  'auth.captcha_invalid',
  'auth.totp_invalid',
  'auth.forbidden',
  'validation.password_wrong',
]);

/** The key of a refusal that is worth a security alert: a guess of credentials, or a call without permission; else null. */
export function securityAlertKey(key: string, fields: Readonly<Record<string, string>> = {}): string | null {
  return [key, ...Object.values(fields)].find((each) => KEYS.has(each)) ?? null;
}
