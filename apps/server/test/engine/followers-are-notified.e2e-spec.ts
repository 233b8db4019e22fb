import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EngineClient } from '../../dist/engine/client.js';
import { followNotices } from '../../dist/engine/products/copy-trading/tables/follow-notice.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { FollowerNotices } from '../../dist/features/copy-trading/follower-notices.js';
import { FollowerTexts } from '../../dist/features/copy-trading/follower-texts.js';
import { SymbolDirectory } from '../../dist/features/market/symbol-directory.js';
import { type Message, messages } from '../../dist/features/messages/message.table.js';
import { NewMessage } from '../../dist/features/messages/new-message.js';
import { Settings } from '../../dist/features/settings/settings.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { withDatabases } from '../harness/with-databases.js';
import { type CopyDesk, copyDeskOn } from './copy-desk.js';
import { rowNumbers } from './row-numbers.js';

const HOUR = 3_600_000;
/** Text without bidirectional control characters. */
const plain = (text = ''): string => text.replace(/[\u2066-\u2069]/g, '');

withDatabases((database) => {
  let desk: CopyDesk;
  let reader: DatabaseReader;
  let notices: FollowerNotices | null;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
    reader = openReader(desk.leader.ground.target);
    notices = null;
  });
  afterEach(async () => {
    await quiet();
    await reader.close();
    await desk.leader.checkAndDiscard();
  });

  /** Starts the message writer, as the server does at start-up. */
  const listen = (engine: EngineClient = desk.leader.ground.client): void => {
    const texts = new FollowerTexts(new Settings(engine), new SymbolDirectory(engine));
    notices = new FollowerNotices(engine, reader, new NewMessage(rowNumbers(engine)), texts, true);
    notices.onApplicationBootstrap();
  };
  const quiet = async (): Promise<void> => {
    await notices?.beforeApplicationShutdown();
    notices = null;
  };
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (const end = Date.now() + 60_000; !(await isSo()); ) {
      if (Date.now() > end) throw new Error('it never came so far');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** Writes all pending messages; returns those written since the last call. */
  const toldTo = async (customerId?: number): Promise<Message[]> => {
    listen();
    await until(async () => (await reader.select(followNotices, 'WHERE told_up_to <> -1')).length === 0);
    await quiet();
    const of = customerId === undefined ? '' : `WHERE customer_id = ${customerId}`;
    return reader.select(messages, `${of} ORDER BY id`);
  };
  const titles = async (customerId: number): Promise<(string | undefined)[]> =>
    (await toldTo(customerId)).map(({ texts }) => texts.en?.title);
  const restart = async (): Promise<void> => {
    await desk.leader.ground.restart();
    desk.listen();
  };
  const pause = (customerId: number, on: boolean) => {
    const actor = { kind: 'customer', id: customerId } as const;
    return desk.engine.submit({
      ...{ kind: 'follow.pause', actor, customerId, traderId: desk.leaderId, on },
    });
  };
  const later = async (ms: number): Promise<void> => {
    desk.leader.ground.now += ms - 1_000;
    await desk.leader.tick('1.1');
  };
  const opens = async (): Promise<void> => {
    await desk.leader.open('buy', '0.1');
    await desk.copied();
  };

  it('a skip is notified once per trader, symbol and reason an hour, also across restarts', async () => {
    const id = await desk.customer('10000');
    await desk.follow(id, { maxAmount: decimal('1') });
    const [amount, paused] = ['over_max_amount', 'paused'];
    const reasons = async () => {
      const told = await reader.select(followNotices, `WHERE kind = 'skipped' ORDER BY id`);
      return told.map(({ reason }) => reason);
    };
    await opens();
    await opens();
    expect(await reasons()).toEqual([amount]);
    await pause(id, true);
    await opens();
    expect(await reasons()).toEqual([amount, paused]);
    await restart();
    await later(HOUR - 2_000);
    await pause(id, false);
    await opens();
    expect(await reasons()).toEqual([amount, paused]);
    await later(2_000);
    await opens();
    await opens();
    expect(await reasons()).toEqual([amount, paused, amount]);
    const told = await toldTo(id);
    expect(told.map(({ kind, texts }) => [kind, plain(texts.en?.title), plain(texts.en?.desc)])).toEqual(
      [
        [
          'Golden Bull: EUR/USD was not copied',
          'It would have held more margin than you let the copies of this trader hold.',
        ],
        ['Golden Bull: EUR/USD was not copied', 'You have paused following this trader.'],
        [
          'Golden Bull: EUR/USD was not copied',
          'It would have held more margin than you let the copies of this trader hold.',
        ],
      ].map((words) => ['follow.skipped', ...words]),
    );
    expect(await toldTo(id)).toHaveLength(3);
  });

  it('a capital stop is notified to the follower whose limit was reached', async () => {
    const [id, other] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(id, { stopLossAmount: decimal('100') });
    await desk.follow(other, { stopLossAmount: decimal('200') });
    await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.09');
    expect(await titles(id)).toEqual(['You no longer follow Golden Bull']);
    const [told] = await toldTo(id);
    expect(plain(told?.texts.en?.desc)).toBe('Your limit of 100.00 USD was reached.');
    expect(await titles(other)).toEqual([]);
  });

  it.each(['dies', 'stops'])(
    'followers of a suspended trader are notified once, even if the notifier %s midway',
    async (how) => {
      const ids: number[] = [];
      for (let n = 0; n < 230; n++) ids.push(await desk.customer('0'));
      await Promise.all(ids.map((id) => desk.follow(id)));
      const decide = (decision: 'suspend' | 'reinstate') =>
        desk.engine.submit({
          ...{ kind: 'trader.decide', actor: SYSTEM, traderId: desk.leaderId, decision },
          reason: 'We <look> into it',
        });
      await decide('suspend');
      await decide('reinstate');
      const late = await desk.customer('0');
      await desk.follow(late);

      // After the first batch nothing more is written.
      const { client } = desk.leader.ground;
      let written = 0;
      const ending = Object.create(client, {
        submit: {
          value: (command: Parameters<EngineClient['submit']>[0]) => {
            if (command.kind !== 'rows.record') return client.submit(command);
            written++;
            if (how === 'dies' && written > 1) throw new Error('it dies');
            if (how === 'stops') void notices?.beforeApplicationShutdown();
            return client.submit(command);
          },
        },
      }) as EngineClient;
      listen(ending);
      await until(() => written === (how === 'dies' ? 2 : 1));
      await quiet();
      const before = await reader.select(messages, 'ORDER BY id');
      expect([before.length > 0, before.length < ids.length]).toEqual([true, true]);

      await restart();
      const told = await toldTo();
      expect(told.map(({ customerId }) => customerId).sort((a, b) => a - b)).toEqual(ids);
      expect(new Set(told.map(({ texts }) => texts.en?.title))).toEqual(
        new Set(['Golden Bull is suspended']),
      );
      expect(told[0]?.texts.en?.content).toContain('We &#60;look&#62; into it');
    },
  );
});
