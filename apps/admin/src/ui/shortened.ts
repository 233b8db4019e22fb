/** The beginning of a long text, enough to tell which one it is. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
