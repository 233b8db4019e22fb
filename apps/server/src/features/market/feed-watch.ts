import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { wallClock } from '../../platform/clock.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';

/** Silence of a feed after which it is reported, ms of the market clock. */
const SILENCE_LIMIT = 60_000;

/** Reports open symbols whose price source is silent, once per silence. */
@Injectable()
export class FeedWatch {
  constructor(
    events: HouseEvents,
    private readonly engine: EngineClient,
  ) {
    events.declare({ event: 'feeds.silent', resource: 'symbols', find: () => this.find() });
  }

  private async find(): Promise<HouseEvent[]> {
    const [feeds, now] = [await this.engine.ask({ kind: 'feeds.health' }), this.engine.view.now()];
    return feeds
      .filter(({ state, lastTickAt }) => {
        const isDown = state === 'silent' || state === 'failed' || state === 'connecting';
        return isDown && now - (lastTickAt ?? 0) >= SILENCE_LIMIT;
      })
      .map(({ symbolId, code, feed, state, lastTickAt }) => ({
        key: `feeds.silent:${symbolId}:${lastTickAt ?? 'never'}`,
        at: wallClock.now(),
        facts: { resource: 'symbols', id: symbolId, code, feed, state },
      }));
  }
}
