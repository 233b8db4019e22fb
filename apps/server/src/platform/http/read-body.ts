import { isSafeNumber, parse as parseLossless } from 'lossless-json';

/**
 * Thrown for a malformed body: broken, nested too deeply, with too many parts, or aimed at a prototype (`__proto__`).
 */
export class UnreadableBody extends Error {}

const MAX_JSON_DEPTH = 12;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Maximum values of a JSON body and fields of a form. No form of ours has a tenth of it. */
const MAX_VALUES = 5_000;
const MAX_FIELDS = 500;
/** Sixteen digits in a row (ignoring a point) or an exponent: `JSON.parse` might lose precision silently. */
const MAY_LOSE_PRECISION = /[\d.]{16}|\d[eE][-+\d]/;

/**
 * Parses a JSON body. Numbers that a double cannot hold exactly, and those with an exponent, stay text, so that the
 * schema of their field can judge them.
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  if (isTooDeep(text)) throw new UnreadableBody('too deep');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UnreadableBody('not JSON');
  }
  refuseUnsafe(body, 0, { values: 0 });
  return MAY_LOSE_PRECISION.test(text) ? parseLossless(text, null, LOSSLESS) : body;
}

/** Whether the text nests brackets too deeply; checked before parsing. */
function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MAX_JSON_DEPTH) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

const readNumber = (digits: string): number | string =>
  /[eE]/.test(digits) || !isSafeNumber(digits) ? digits : Number(digits);

/** Of a repeated name the last value counts, as in `JSON.parse`. */
const LOSSLESS = {
  parseNumber: readNumber,
  onDuplicateKey: ({ newValue }: { readonly newValue: unknown }): unknown => newValue,
};

function refuseUnsafe(value: unknown, depth: number, seen: { values: number }): void {
  seen.values += 1;
  if (seen.values > MAX_VALUES) throw new UnreadableBody('too many values');
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_JSON_DEPTH) throw new UnreadableBody('too deep');
  for (const name of Object.keys(value)) {
    if (name === '__proto__' || name === 'constructor') {
      throw new UnreadableBody('a name that reaches a prototype');
    }
    refuseUnsafe((value as Record<string, unknown>)[name], depth + 1, seen);
  }
}

/** Parses a form-urlencoded body; the last value of a repeated name counts. */
export function readForm(text: string): Record<string, string> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new UnreadableBody('too many fields');
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) fields[name] = value;
  return fields;
}
