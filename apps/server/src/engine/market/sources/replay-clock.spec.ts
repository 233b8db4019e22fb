import { describe, expect, it } from 'vitest';
import { line, NOW, ReplayRecorder, recording, setUpRecordings, T0, tick, until } from './replay.fixture.js';

setUpRecordings();

const TWO_DAYS = 2 * 86_400_000;

describe('the market clock of a recorded replay', () => {
  it.each([10, 'max'] as const)(
    'continues from the last stored tick when all are stored, at speed %s',
    async (speed) => {
      const files = new Map([['EURUSD', recording([line(0), line(5_000)])]]);
      const played = await ReplayRecorder.start({ files, speed }, new Map([tick(1, 5_000)]));
      expect(played.marketClock.now()).toBe(T0 + 5_000);
      await until(() => Date.now() === NOW + 1_000);
      const elapsed = played.marketClock.now() - T0 - 5_000;
      expect(Math.abs(elapsed - (speed === 'max' ? 1_000 : 10_000))).toBeLessThan(50);
      expect(played.quotes).toEqual([]);
      await played.replay.stop();
    },
  );

  it('starts with the recording, however old the last simulated tick is', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(1_000)])]]);
    const played = await ReplayRecorder.start({ files }, new Map([tick(1, -TWO_DAYS)]));
    expect(played.marketClock.now()).toBe(T0 - 1);
    await until(() => played.quotes.length === 2);
    const [first, second] = played.quotes.map(({ at }) => at - NOW);
    expect(first).toBeLessThanOrEqual(10);
    expect(Math.abs((second as number) - 1_000)).toBeLessThanOrEqual(10);
    await played.replay.stop();
  });

  it('keeps the gap between two parts of the recording, without a tick in between', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(TWO_DAYS)])]]);
    const played = await ReplayRecorder.start({ files, speed: TWO_DAYS / 1_000 });
    await until(() => Date.now() === NOW + 500);
    expect(played.quotes).toHaveLength(1);
    expect(Math.abs(played.marketClock.now() - T0 - TWO_DAYS / 2)).toBeLessThan(TWO_DAYS / 50);
    await until(() => played.quotes.length === 2);
    expect(played.quotes[1]?.marketTime).toBeLessThan(T0 + TWO_DAYS);
    await played.replay.stop();
  });
});
