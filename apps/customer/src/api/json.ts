const LONG_NUMBER = /\d{8}[\d.]{8}/;
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const EXACT_DIGITS = 15;

const digitsOf = (number: string): number => number.replace(/^-?0*\.?0*|\./g, '').length;

/** Parses JSON. A number with more digits than a double holds exactly becomes text, so that no figure is altered. */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const kept = text.replace(TOKEN, (token) =>
    token.startsWith('"') || digitsOf(token) <= EXACT_DIGITS ? token : `"${token}"`,
  );
  return JSON.parse(kept);
}
