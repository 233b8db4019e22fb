/** Caches a result for `ms`: screens poll often, for several operators at once. */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (last && last.at + ms > Date.now()) return last.answer;
    const answer = read();
    last = { at: Date.now(), answer };
    // A failure is not cached: the next call retries.
    answer.catch(() => {
      last = null;
    });
    return answer;
  };
}
