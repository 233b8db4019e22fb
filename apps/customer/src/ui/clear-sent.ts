/** State update after an answer: clears what was sent, and keeps what was typed since. */
export const clearSent =
  <T>(sent: T, cleared: T) =>
  (now: T): T =>
    now === sent ? cleared : now;
