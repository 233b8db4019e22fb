/** Keeps an answer for a while: a screen asks often, and so do several operators at once. */
export function remembered<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (last && last.at + ms > Date.now()) return last.answer;
    const answer = read();
    last = { at: Date.now(), answer };
    // A failure is not kept: the next one asks again.
    answer.catch(() => {
      last = null;
    });
    return answer;
  };
}
