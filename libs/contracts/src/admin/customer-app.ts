import known from './customer-app.json' with { type: 'json' };

/** The customer app as menus see it: its pages, the sections of its home page, and the icons that it draws (as SVG). */
export const CUSTOMER_APP: {
  readonly pages: readonly string[];
  readonly sections: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
} = known;

/** A whole web address, which leads out of the app. */
const ADDRESS = /^https?:\/\/\S+$/i;

/** Whether a menu entry with this path leads to a page of the app, its query aside, or to a web address. */
export const leadsSomewhere = (path: string): boolean =>
  ADDRESS.test(path) || CUSTOMER_APP.pages.includes(path.split(/[?#]/)[0] ?? '');

/** Whether the app draws this as a menu entry's picture: nothing, one of its icons, or the address of a picture. */
export const isDrawn = (icon: string): boolean =>
  icon === '' || Object.hasOwn(CUSTOMER_APP.icons, icon) || /^(?:\/(?![/\\])|https?:\/\/)/.test(icon);
