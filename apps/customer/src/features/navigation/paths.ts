/** One in-app address. */
export interface PathRule {
  readonly path: string;
  /** A visitor is sent to the log-in first. */
  readonly login?: true;
  /** Keeps its state when it is left, and shows the tab bar. */
  readonly kept?: true;
  /** Menus lead there only while this setting is on. */
  readonly menuFlag?: string;
  /** The setting that names it, in menus too, once it has another value than the one it began with. */
  readonly named?: { readonly by: string; readonly unless: string };
}

let answered: readonly PathRule[] = [];

/** Every address that the app answers, told once at its start; anything else leads home. */
export function answerPaths(rules: readonly PathRule[]): void {
  answered = rules;
}

/** The pages that keep their state. */
export const keptPaths = (): readonly string[] => answered.filter(({ kept }) => kept).map(({ path }) => path);

/** The rule of an address, its query aside; null where the app has no such page. */
export function ruleOf(address: string): PathRule | null {
  const path = address.split(/[?#]/)[0];
  return answered.find((rule) => rule.path === path) ?? null;
}

/** The rule of an address that menus lead to: null where the app has no such page, or its flag is off. */
export function leadsTo(address: string, isOn: (flag: string) => boolean): PathRule | null {
  const rule = ruleOf(address);
  return rule && (rule.menuFlag === undefined || isOn(rule.menuFlag)) ? rule : null;
}

/** What operators named an address; undefined where they did not. */
export function givenName(address: string, settings: Readonly<Record<string, unknown>>): string | undefined {
  const named = ruleOf(address)?.named;
  const name = named && settings[named.by];
  return typeof name === 'string' && name !== '' && name !== named?.unless ? name : undefined;
}

/** The log-in that leads back to where the customer wanted to go. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Where to go after a log-in; only addresses of this app count. */
export function destination(from: string | null): string {
  return from !== null && ruleOf(from) !== null ? from : '/';
}
