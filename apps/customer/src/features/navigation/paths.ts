/** An address of the app. */
export interface PathRule {
  readonly path: string;
  /** Visitors are sent to the log-in first. */
  readonly login?: true;
  /** Keeps its state when left, and shows the tab bar. */
  readonly kept?: true;
  /** Stays reachable once the company has closed here: statements, withdrawals and what a withdrawal waits for. */
  readonly outlastsClosing?: true;
  /** Menus link there only while this setting is on. */
  readonly menuFlag?: string;
  /** Setting with its name, also in menus, once it differs from its initial value. */
  readonly named?: { readonly by: string; readonly unless: string };
}

let answered: readonly PathRule[] = [];

/** Registers all addresses of the app at its start; any other leads to the home page. */
export function answerPaths(rules: readonly PathRule[]): void {
  answered = rules;
}

/** Pages that keep their state. */
export const keptPaths = (): readonly string[] => answered.filter(({ kept }) => kept).map(({ path }) => path);

/** Rule of an address, ignoring its query; null if there is no such page. */
export function ruleOf(address: string): PathRule | null {
  const path = address.split(/[?#]/)[0];
  return answered.find((rule) => rule.path === path) ?? null;
}

/** Rule of an address for menus; null if there is no such page or its setting is off. */
export function leadsTo(address: string, isOn: (flag: string) => boolean): PathRule | null {
  const rule = ruleOf(address);
  return rule && (rule.menuFlag === undefined || isOn(rule.menuFlag)) ? rule : null;
}

/** Operators' name for an address; undefined if none. */
export function givenName(address: string, settings: Readonly<Record<string, unknown>>): string | undefined {
  const named = ruleOf(address)?.named;
  const name = named && settings[named.by];
  return typeof name === 'string' && name !== '' && name !== named?.unless ? name : undefined;
}

/** Log-in address that returns to the given one. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Target after a log-in; only addresses of this app are accepted. */
export function destination(from: string | null): string {
  return from !== null && ruleOf(from) !== null ? from : '/';
}
