export type Dialect = 'sqlite' | 'postgres';

/** Where the data is: a file of the embedded database, or a PostgreSQL address. */
export type DatabaseTarget =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };
