import known from './customer-app.json' with { type: 'json' };

/** The customer app as menus need it: pages, sections of the home page, and icons (SVG). */
export const CUSTOMER_APP: {
  readonly pages: readonly string[];
  readonly sections: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
} = known;

/** A full web address, outside the app. */
const ADDRESS = /^https?:\/\/\S+$/i;

/** Whether a menu entry's path is a page of the app, regardless of its query, or a web address. */
export const isValidMenuPath = (path: string): boolean =>
  ADDRESS.test(path) || CUSTOMER_APP.pages.includes(path.split(/[?#]/)[0] ?? '');

/** Whether the app can display this as a menu icon: empty, one of its icons, or the address of a picture. */
export const isMenuIcon = (icon: string): boolean =>
  icon === '' || Object.hasOwn(CUSTOMER_APP.icons, icon) || /^(?:\/(?![/\\])|https?:\/\/)/.test(icon);
