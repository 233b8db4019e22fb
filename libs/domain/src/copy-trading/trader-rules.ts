/** Wait after a rejection until the next application, ms. */
export const REAPPLY_DELAY = 24 * 3_600_000;

export const TRADER_STATES = ['none', 'applied', 'approved', 'rejected', 'suspended'] as const;
export type TraderState = (typeof TRADER_STATES)[number];

/** Whether a customer in that state may apply at `now`; `decidedAt` is the time of the rejection, epoch ms. */
export const mayApply = (state: TraderState, decidedAt: number | null, now: number): boolean =>
  state === 'none' || (state === 'rejected' && now >= (decidedAt ?? 0) + REAPPLY_DELAY);

/** Start of the next GMT month, epoch ms: the next settlement of shares. */
export function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

const NICKNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;
const SHORTEST_NAME = 2;
const MAX_NAME_LENGTH = 24;

/** Comparison key of a nickname: ignores letter case, compatibility forms, spaces and separators. */
export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** Reason for rejecting a nickname. */
export type NicknameProblem = 'follow.nickname_length' | 'follow.nickname_letters' | 'follow.nickname_taken';

/**
 * Checks a nickname: 2–24 characters, letters and digits of any script with single separators between, and neither
 * containing nor resembling the site's name. Returns the problem, or null.
 */
export function checkNickname(nickname: string, siteName: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < SHORTEST_NAME || length > MAX_NAME_LENGTH) return 'follow.nickname_length';
  if (!NICKNAME.test(nickname) || /[ ._-]{2}/.test(nickname)) return 'follow.nickname_letters';
  const site = nicknameKey(siteName);
  const key = nicknameKey(nickname);
  return key === '' || (site !== '' && lookalike(key).includes(lookalike(site)))
    ? 'follow.nickname_taken'
    : null;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  i: 'l',
  '|': 'l',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  г: 'r',
  υ: 'u',
  ο: 'o',
  α: 'a',
  ε: 'e',
  κ: 'k',
  ρ: 'p',
  τ: 't',
};

/** Maps characters to the Latin letters that they resemble, without diacritics. */
const lookalike = (key: string): string =>
  [...key.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => LOOKALIKES[letter] ?? letter).join('');
