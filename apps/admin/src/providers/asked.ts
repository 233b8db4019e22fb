/** A request that a second person decides on, as a 202 of the server has it. */
export interface AskedRequest {
  readonly approval_id: number;
  /** When it comes true by itself, since nobody else could decide; null: a second person is asked. */
  readonly holds_at_ms: number | null;
}

/** What a form got back → the request that its save came to. */
const requests = new WeakMap<object, AskedRequest>();

/** A record that was not changed, marked as asked for. */
export function markAsked<T extends object>(record: T, request: AskedRequest): T {
  const marked = { ...record };
  requests.set(marked, request);
  return marked;
}

/** The request that a save came to; undefined: it was done at once. */
export const askedOf = (answer: unknown): AskedRequest | undefined =>
  typeof answer === 'object' && answer !== null ? requests.get(answer) : undefined;
