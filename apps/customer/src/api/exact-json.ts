/** A recorded tick, every figure as it was sent. */
export interface ShownTick {
  readonly seq: string;
  readonly time: string;
  readonly bid: string;
  readonly ask: string;
}

/** JSON in which every number stays the text that it was sent as. */
export function readExactly(text: string): unknown {
  const figures = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
  return JSON.parse(text.replace(figures, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}
