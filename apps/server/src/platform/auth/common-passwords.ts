import { dictionary } from '@zxcvbn-ts/language-common';
import { identityKey } from './identity-key.js';

/** Typical guesses for a platform of this kind that are not in the leaked lists. */
const INDUSTRY_GUESSES = `123123123 1234512345 12341234 111111111 00000000 22222222 55555555 66666666 77777777 88888888 99999999 87654321
  987654321 0987654321 9876543210 01234567 0123456789 qwertyqwerty zaq1zaq1 1qaz1qaz abcdefgh aaaaaaaa p@ssword
  admin1234 guest1234 test12345 user1234 root1234 bitcoin1 trading1 trader123 truemark truemark1 truemark123
  forex123 1111111111 0000000000 woaini520 woaini1314 5201314520 mynoob123 18atcskd2w facebook1 linkedin1
  microsoft1 windows10`;

/** Most used passwords of published leaks, and the words above, in lower case. */
const COMMON: ReadonlySet<string> = new Set([
  ...dictionary.passwords.map((each) => each.toLowerCase()),
  ...INDUSTRY_GUESSES.split(/\s+/),
]);

/** Minimum length of a password that must be longer than a six-digit code. */
const SHORTEST = 8;

/** Whether a password is easily guessed: most common, one repeated character, a run of digits, or the account name. */
export function isCommonPassword(password: string, account: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const name = identityKey(account);
  return (
    (plain.length >= SHORTEST && COMMON.has(plain)) ||
    /^(.)\1*$/u.test(plain) ||
    isRun(plain) ||
    plain === name ||
    plain === name.split('@')[0]
  );
}

/**
 * Also detects a common password with digits or punctuation around it, or repeated: the stricter check for operators.
 */
export function isDerivedFromCommon(password: string, account: string): boolean {
  const bare = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [password, bare].some((text) =>
    [text, repeatedUnit(text)].some(
      (each) => each !== '' && (COMMON.has(each.toLowerCase()) || isCommonPassword(each, account)),
    ),
  );
}

/** Shortest unit that this text repeats, case-insensitive. */
function repeatedUnit(text: string): string {
  const plain = text.toLowerCase();
  for (let length = 1; length <= plain.length / 2; length++) {
    const part = plain.slice(0, length);
    if (plain.length % length === 0 && part.repeat(plain.length / length) === plain) return part;
  }
  return plain;
}

/** Whether each character is one above, or each one below, the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
