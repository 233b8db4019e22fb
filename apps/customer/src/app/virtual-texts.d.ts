/** A part of a language's texts, made by `scripts/texts.ts`. */
declare module 'virtual:texts/*' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
