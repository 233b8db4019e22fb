const DAY = 24 * 3_600_000;

/**
 * What holds for a GMT day, such as the text of an agreement, is read and used on the same one: just before midnight,
 * midnight is waited for. `need` is how long it takes at most, ms.
 */
export async function onOneDay(need = 20_000): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  // A moment more: this clock and the server's are the same, its timers may be early.
  if (left < need) await new Promise((resolve) => setTimeout(resolve, left + 100));
}
