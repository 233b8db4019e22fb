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

/** The key of a refusal that whoever watches over the house wants to hear of: somebody guesses, or asks for what he may not. */
export function tellingKey(key: string, fields: Readonly<Record<string, string>> = {}): string | null {
  return [key, ...Object.values(fields)].find((each) => KEYS.has(each)) ?? null;
}
