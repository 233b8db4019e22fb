import type { reactAdminEn } from './react-admin/en.js';

/** All texts of a language: the app's, react-admin's, and the server's by their English. */
export interface DeskTexts {
  readonly own: Readonly<Record<string, string>>;
  readonly reactAdmin: typeof reactAdminEn;
  readonly server: Readonly<Record<string, string>>;
  /** Built-in texts of Material UI components, as a theme's `components`. */
  readonly material: object;
}
