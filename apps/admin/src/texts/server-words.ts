/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Words = ReadonlyMap<string, string>;

interface Pattern {
  readonly fits: RegExp;
  readonly names: readonly string[];
  readonly text: string;
}

/** Translates the server's English texts: refusals, field errors, settings. */
export class ServerWords {
  private readonly patterns: readonly Pattern[];

  constructor(private readonly words: Words) {
    this.patterns = [...words].filter(([english]) => english.includes('{{')).map(patternOf);
  }

  /** Text in the operator's language; unchanged if there is no translation. */
  of(english: string): string {
    const exact = this.words.get(english);
    if (exact !== undefined) return exact;
    for (const { fits, names, text } of this.patterns) {
      const found = fits.exec(english);
      if (!found) continue;
      return names.reduce(
        (filled, name, index) => filled.replaceAll(`{{${name}}}`, () => found[index + 1] ?? ''),
        text,
      );
    }
    return english;
  }
}

function patternOf([english, text]: readonly [string, string]): Pattern {
  const pieces = english.split(/\{\{(\w+)\}\}/);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const body = pieces.map((piece, index) => (index % 2 === 1 ? '(.+?)' : literal(piece))).join('');
  return { fits: new RegExp(`^${body}$`, 's'), names, text };
}
