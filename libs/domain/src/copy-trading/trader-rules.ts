/** How long a rejected trader waits until he may apply again, ms. */
export const APPLY_AGAIN_AFTER = 24 * 3_600_000;

export const TRADER_STATES = ['none', 'applied', 'approved', 'rejected', 'suspended'] as const;
export type TraderState = (typeof TRADER_STATES)[number];

/** Whether somebody in that state may apply at `now`; `decidedAt` is when he was rejected, epoch ms. */
export const mayApply = (state: TraderState, decidedAt: number | null, now: number): boolean =>
  state === 'none' || (state === 'rejected' && now >= (decidedAt ?? 0) + APPLY_AGAIN_AFTER);

/** The first instant of the GMT month after `now`, epoch ms: when shares are settled next. */
export function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

const NICKNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;
const SHORTEST_NAME = 2;
const LONGEST_NAME = 24;

/** A nickname as two of them are compared: whatever its letter case, width or accents of compatibility. */
export const nicknameKey = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** Why a nickname is not taken. */
export type NicknameProblem = 'follow.nickname_length' | 'follow.nickname_letters' | 'follow.nickname_taken';

/**
 * Checks a nickname: 2–24 characters, letters and digits of any script with single signs between, no markup, and not the
 * site's own name or one that holds it.
 */
export function checkNickname(nickname: string, siteName: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < SHORTEST_NAME || length > LONGEST_NAME) return 'follow.nickname_length';
  if (!NICKNAME.test(nickname) || /[ ._-]{2}/.test(nickname)) return 'follow.nickname_letters';
  const site = nicknameKey(siteName);
  const key = nicknameKey(nickname);
  return key === '' || (site !== '' && lookalike(key).includes(lookalike(site)))
    ? 'follow.nickname_taken'
    : null;
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
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

/** Letters as they look: digits and letters of other scripts that pass for Latin ones, marks left out. */
const lookalike = (key: string): string =>
  [...key.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
