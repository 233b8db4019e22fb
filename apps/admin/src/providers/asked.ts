/** Request for approval, as returned by the server in a 202. */
export interface AskedRequest {
  readonly approval_id: number;
  /** When it takes effect without approval, because nobody else could decide; null: it needs approval. */
  readonly holds_at_ms: number | null;
}

/** Answer that a form received → the request that its save created. */
const requests = new WeakMap<object, AskedRequest>();

/** Marks an unchanged record with the request that was created. */
export function markAsked<T extends object>(record: T, request: AskedRequest): T {
  const marked = { ...record };
  requests.set(marked, request);
  return marked;
}

/** Request that a save created; undefined: it was done at once. */
export const askedOf = (answer: unknown): AskedRequest | undefined =>
  typeof answer === 'object' && answer !== null ? requests.get(answer) : undefined;
