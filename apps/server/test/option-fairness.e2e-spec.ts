import type { MicroOrder, MicroOrders } from '@truemark/contracts';
import { breakEvenOf, lossAmount, wilsonInterval, winAmount } from '@truemark/domain';
import { decimal, formatDecimal, type Money, sum } from '@truemark/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminClient, Row } from './harness/admin-client.js';
import { adminClient } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withOneDatabase } from './harness/with-databases.js';

const CODE = 'BTCUSDT';
const DRAWS = 32;
/** Number of purchases that are doubled at the same instant. */
const TWICE = 5;

const money = (rows: readonly Row[], of: (row: Row) => Money): number =>
  Number(formatDecimal(sum(rows.map(of))));
const payout = ({ Number: stake, ProfitRatio: ratio, LossLevel: lossLevel }: Row) => ({
  stake: decimal(stake as number),
  ratio: decimal(ratio as number),
  lossLevel: lossLevel as number,
});

const tossOf = ({ ForexId, EntrySeq, ExitSeq }: Row): string => `${ForexId} ${EntrySeq} ${ExitSeq}`;

const apartBy = (rows: readonly Row[], keyOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

/** Whether the price rose between the two ticks, and the side with the higher stakes. */
const movesOf = (rows: readonly Row[]) => ({
  move: Math.sign(Number(rows[0]?.EndPrice) - Number(rows[0]?.OpenPrice)),
  lean: sum(rows.map(({ Type, Number: stake }) => (Type === 1 ? 1n : -1n) * decimal(stake as number))),
});

/** The report's figures, computed from the individual options. */
function expected(rows: readonly Row[]) {
  const ended = (outcome: string): Row[] => rows.filter(({ Outcome }) => Outcome === outcome);
  const decided = [...ended('win'), ...ended('loss')];
  const wins = ended('win').length;
  const sided = (type: number) => decided.filter(({ Type }) => Type === type);
  const tosses = apartBy([...decided, ...ended('tie')], tossOf).map(movesOf);
  const moved = tosses.filter(({ move }) => move !== 0);
  const rises = moved.filter(({ move }) => move > 0).length;
  const uneven = moved.filter(({ lean }) => lean !== 0n);
  const majority = uneven.filter(({ move, lean }) => lean > 0n === move > 0).length;
  const interval = wilsonInterval(majority, uneven.length);
  const atStake = {
    toWin: sum(decided.map((row) => winAmount(payout(row)))),
    toLose: sum(decided.map((row) => lossAmount(payout(row)))),
  };
  const played = rows.filter(({ Outcome }) => Outcome !== 'void');
  return {
    counts: {
      options: rows.length,
      wins,
      losses: ended('loss').length,
      ties: ended('tie').length,
      voids: ended('void').length,
      sold: ended('sold').length,
      up_decided: sided(1).length,
      up_wins: sided(1).filter(({ Outcome }) => Outcome === 'win').length,
      down_decided: sided(2).length,
      down_wins: sided(2).filter(({ Outcome }) => Outcome === 'win').length,
      rises,
      falls: moved.length - rises,
      levels: tosses.length - moved.length,
      leaning: uneven.length,
      majority_wins: majority,
      stakes: money(played, (row) => decimal(row.Number as number)),
      returned: money(played, (row) => decimal(row.Number as number) + decimal(row.FactProfits as number)),
      house_result: money(played, (row) => -decimal(row.FactProfits as number)),
    },
    shares: {
      win_rate: decided.length === 0 ? null : wins / decided.length,
      rise_rate: moved.length === 0 ? null : rises / moved.length,
      majority_rate: uneven.length === 0 ? null : majority / uneven.length,
      majority_low: interval?.low ?? null,
      majority_high: interval?.high ?? null,
      break_even: breakEvenOf(atStake),
    },
  };
}

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let auditor: AdminClient;
  let lucky: DemoCustomer;
  let unlucky: DemoCustomer;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [[CODE, 96_000, 96_010]]);
    auditor = await adminClient(market.server, 'auditor');
    [lucky, unlucky] = [await demoCustomer(market.server), await demoCustomer(market.server)];
    await market.owner.create('durations', {
      ForexId: (await market.symbol(CODE)).Id,
      Seconds: 8,
      ProfitRatio: '0.9',
      LimitAmount: 1,
      MaxAmount: 100,
      IsEnabled: true,
    });
  });
  afterAll(() => market?.discard());

  const report = (filter: object): Promise<Row[]> =>
    auditor.list('option-fairness', { filter: { ...filter }, range: [0, 999] });
  const ended = async (filter: object): Promise<Row[]> =>
    market.owner.list('options', { filter: { status: 3, ...filter }, range: [0, 999] });
  const summary = async (filter: object) =>
    (
      await auditor.call<{ all: Row; customers: Row & { named: Row[] } }>(
        'GET',
        `option-fairness/summary?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body;
  const agree = (row: Row | undefined, rows: readonly Row[]): void => {
    const { counts, shares } = expected(rows);
    expect(row).toMatchObject(counts);
    for (const [name, share] of Object.entries(shares)) {
      if (share === null) expect(row?.[name]).toBeNull();
      else expect(row?.[name], name).toBeCloseTo(share, 5);
    }
  };

  describe('the report', () => {
    it('has for each symbol and duration the figures of its single options', async () => {
      const rows = await ended({ is_demo: false });
      // Fewer in the first hours of a week: the currency markets have just opened.
      expect(rows.length).toBeGreaterThan(20);
      const symbols = [...new Set(rows.map(({ ForexId }) => ForexId))];
      const bySymbol = await report({ is_demo: false });
      expect(bySymbol.map(({ forex_id: id }) => id).sort()).toEqual([...symbols].sort());
      for (const symbol of symbols) {
        const mine = rows.filter(({ ForexId }) => ForexId === symbol);
        agree(
          bySymbol.find(({ forex_id: id }) => id === symbol),
          mine,
        );
        const byDuration = await report({ is_demo: false, forex_id: symbol, by: 'duration' });
        expect(byDuration).toHaveLength(new Set(mine.map(({ Seconds }) => Seconds)).size);
        for (const row of byDuration)
          agree(
            row,
            mine.filter(({ Seconds }) => Seconds === row.seconds),
          );
      }
      agree((await summary({ is_demo: false })).all, rows);

      const middle = Number(rows[Math.floor(rows.length / 2)]?.CreatedAtMs);
      agree(
        (await summary({ is_demo: false, until: middle })).all,
        await ended({ is_demo: false, until: middle }),
      );
      agree(
        (await summary({ is_demo: false, from: middle })).all,
        await ended({ is_demo: false, from: middle }),
      );
    });

    it('names customers who win, or lose, more than chance explains, and counts equal draws once', async () => {
      const { Id } = await market.symbol(CODE);
      const buy = ({ client }: DemoCustomer, type: 1 | 2): Promise<MicroOrder> =>
        client.take('/v2/api/micro/submit', { forex_id: Id, type, number: 10, seconds: 8 });
      const period = { is_demo: true, forex_id: Id, from: Date.now() };
      let bid = 96_000;
      // A repeated quote between two purchases would make two draws of them.
      await market.once(CODE, bid, bid + 10);
      for (let draw = 0; draw < DRAWS; draw++) {
        await Promise.all([buy(lucky, 1), buy(unlucky, 2), ...(draw < TWICE ? [buy(lucky, 1)] : [])]);
        bid += 10;
        await market.once(CODE, bid, bid + 10);
      }
      await market.tick(CODE, bid, bid + 10);
      const runs = async ({ client }: DemoCustomer): Promise<number> =>
        (await client.read<MicroOrders>('/v2/api/micro/orders', { status: 1 })).total;
      await expect.poll(() => runs(lucky), { timeout: 60_000, interval: 500 }).toBe(0);
      await expect.poll(() => runs(unlucky), { timeout: 60_000, interval: 500 }).toBe(0);

      const rows = await ended(period);
      expect(rows).toHaveLength(2 * DRAWS + TWICE);
      const { all, customers } = await summary(period);
      agree(all, rows);
      expect(all).toMatchObject({ rise_rate: 1, falls: 0 });
      // A doubled purchase counts as leaning to the side that won; so does one that ended at another tick than its
      // pair.
      expect(all?.leaning).toBeGreaterThanOrEqual(TWICE);
      expect(all?.majority_wins).toBeGreaterThanOrEqual(TWICE);
      // The last price came after the last purchase and did not change: equal prices are a draw for neither side.
      const drawsOf = ({ user }: DemoCustomer): number =>
        new Set(
          rows
            .filter(({ uid, Outcome }) => uid === user.uid && (Outcome === 'win' || Outcome === 'loss'))
            .map(({ EntrySeq, ExitSeq }) => `${EntrySeq} ${ExitSeq}`),
        ).size;
      expect(customers).toMatchObject({ customers: 2, compared: 2, outside: 2, least_draws: 30 });
      expect(customers.named.map(({ uid, draws, wins }) => ({ uid, draws, wins }))).toEqual(
        expect.arrayContaining([
          { uid: lucky.user.uid, draws: drawsOf(lucky), wins: drawsOf(lucky) },
          { uid: unlucky.user.uid, draws: drawsOf(unlucky), wins: 0 },
        ]),
      );
      expect(drawsOf(lucky)).toBeLessThan(DRAWS + TWICE);
    });

    it('names no customers who have too few draws', async () => {
      const { customers } = await summary({ is_demo: false });
      expect(customers).toMatchObject({ compared: 0, outside: 0, named: [] });
    });
  });
});
