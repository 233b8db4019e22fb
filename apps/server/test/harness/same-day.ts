const DAY = 24 * 3_600_000;

/**
 * Keeps work that depends on the GMT day, such as an agreement's text, within one day: waits for midnight if it is
 * close. `need` is the maximum duration, ms.
 */
export async function withinOneDay(need = 20_000): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  // With a margin: this clock and the server's are the same, but timers may be early.
  if (left < need) await new Promise((resolve) => setTimeout(resolve, left + 100));
}
