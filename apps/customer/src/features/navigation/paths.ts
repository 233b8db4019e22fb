/** One in-app address. */
export interface PathRule {
  path: string;
  /** A visitor is sent to the log-in first. */
  login?: true;
  /** Keeps its state when it is left, and shows the tab bar. */
  kept?: true;
}

/** Every address that the app answers; anything else leads home. */
export const PATHS = [
  { path: '/', kept: true },
  { path: '/trade', kept: true },
  { path: '/order', kept: true, login: true },
  { path: '/user', kept: true, login: true },
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot' },
  { path: '/product' },
  { path: '/language' },
  { path: '/feedback' },
  { path: '/news' },
  { path: '/news/detail' },
  { path: '/message', login: true },
  { path: '/message/detail', login: true },
  { path: '/mine/accounts', login: true },
  { path: '/mine/history', login: true },
  { path: '/mine/limits', login: true },
  { path: '/mine/system', login: true },
  { path: '/mine/password', login: true },
  { path: '/mine/pay-password', login: true },
  { path: '/mine/second-factor', login: true },
  { path: '/mine/auth', login: true },
  { path: '/mine/auth-double', login: true },
  { path: '/mine/auth-double-submit', login: true },
  { path: '/mine/invite', login: true },
  { path: '/mine/email' },
  { path: '/mine/announcement' },
  { path: '/mine/about' },
  { path: '/mine/chat' },
] as const satisfies readonly PathRule[];

export type AppPath = (typeof PATHS)[number]['path'];

/** The rule of an address, its query aside; null where the app has no such page. */
export function ruleOf(address: string): PathRule | null {
  const path = address.split(/[?#]/)[0];
  return PATHS.find((rule) => rule.path === path) ?? null;
}

/** The log-in that leads back to where the customer wanted to go. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Where to go after a log-in; only addresses of this app count. */
export function destination(from: string | null): string {
  return from !== null && ruleOf(from) !== null ? from : '/';
}
