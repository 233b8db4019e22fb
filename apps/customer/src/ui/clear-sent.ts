/** State update after an answer: clears what was sent, and keeps what was typed since. */
export const clearSent =
  <T>(sent: T, cleared: T) =>
  (now: T): T =>
    now === sent ? cleared : now;

/** A draft without those fields that are as they were sent; what was typed since is kept. */
export function withoutSent<T extends object>(now: T, sent: Partial<T>): T {
  const isSent = ([name, value]: [string, unknown]): boolean => sent[name as keyof T] === value;
  return Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) as T;
}
