/** What loads each catalogue, by `language catalogue`; made by `scripts/texts.ts`. */
declare module 'virtual:texts' {
  export const loaders: Readonly<
    Record<string, (() => Promise<{ default: Readonly<Record<string, string>> }>) | undefined>
  >;
}
