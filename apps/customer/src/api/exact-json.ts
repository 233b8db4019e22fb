/** A recorded tick, with every figure as sent. */
export interface ShownTick {
  readonly seq: string;
  readonly time: string;
  readonly bid: string;
  readonly ask: string;
}

/** Parses JSON and keeps every number as the text that was sent. */
export function readExactly(text: string): unknown {
  const figures = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
  return JSON.parse(text.replace(figures, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}
