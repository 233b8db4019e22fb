export type Dialect = 'sqlite' | 'postgres';

/** Database location: a file of the embedded SQLite, or a PostgreSQL URL. */
export type DatabaseTarget =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };
