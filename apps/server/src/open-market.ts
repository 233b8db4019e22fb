import type { FeedEnvironment } from './config/environment.js';
import type { FeedOptions } from './engine/market/feeds.js';
import { readBeginning } from './engine/market/sources/quote-file.js';
import type { Cipher } from './platform/auth/cipher.js';
import { MarketClock, wallClock } from './platform/clock.js';

/** Market clock and price sources, as the environment configures them. */
export async function openMarket(
  { source, replay, binance, simulatorKey }: FeedEnvironment,
  cipher: Cipher,
  say: (line: string) => void,
): Promise<{ clock: MarketClock; feeds: FeedOptions }> {
  const files = new Map(Object.entries(replay.files));
  const begun = replay.clock === 'recorded' ? await readBeginning(files.values()) : null;
  const clock = new MarketClock(wallClock, begun?.firstTime ?? null);
  const codes = Object.entries(binance.symbols);
  return {
    clock,
    feeds: {
      priceFeed: source,
      replayFiles: files,
      ...(begun && { replayPipes: begun.pipes }),
      replaySpeed: replay.speed,
      replayClock: replay.clock,
      binanceUrl: binance.url,
      binanceSymbols: codes.length > 0 ? new Map(codes) : null,
      keys: { cipher, fixed: simulatorKey },
      clock: wallClock,
      marketClock: clock,
      say,
    },
  };
}
