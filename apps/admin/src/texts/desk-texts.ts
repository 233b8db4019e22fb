import type { reactAdminEn } from './react-admin/en.js';

/** All that is said in a language: our texts, react-admin's, and those of the server by their English. */
export interface DeskTexts {
  readonly own: Readonly<Record<string, string>>;
  readonly reactAdmin: typeof reactAdminEn;
  readonly server: Readonly<Record<string, string>>;
  /** What pieces of Material UI say by themselves, as a theme's `components`. */
  readonly material: object;
}
