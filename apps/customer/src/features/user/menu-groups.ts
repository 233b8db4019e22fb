/** The parts of the account page, in their order. */
export const MENU_GROUPS = ['money', 'profile', 'app', 'help'] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** What the paths of a part begin with. All others are help and news; what the app can be set to is no menu's. */
const BEGINNINGS: readonly (readonly [beginning: string, group: MenuGroupName])[] = [
  ...[
    '/mine/accounts',
    '/mine/wallet',
    '/mine/charge',
    '/mine/withdraw',
    '/mine/transfer',
    '/mine/history',
  ].map((path) => [path, 'money'] as const),
  ...['/loan', '/mining', '/follow', '/order', '/trade', '/rank'].map((path) => [path, 'money'] as const),
  ...['/mine/auth', '/mine/system', '/mine/password', '/mine/pay-password', '/mine/second-factor'].map(
    (path) => [path, 'profile'] as const,
  ),
  ...['/mine/limits', '/mine/bank-card-list', '/mine/coin-address-list', '/mine/invite'].map(
    (path) => [path, 'profile'] as const,
  ),
];

/** The part of the account page in which an entry of the menu stands. */
export const groupOf = (path: string): MenuGroupName =>
  BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'help';

/** Two letters of a name, or one; of an e-mail address its first. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
