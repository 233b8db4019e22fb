import { formatDecimal } from '@truemark/money';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { FUND_POOL, poolPayload, poolSubject } from '../../features/mining/fund-pool.js';
import { fourEyesApproval } from './demo-approvals.js';
import type { DemoMining, DemoSaver } from './mining-files.js';
import { type DemoContext, registerDemoPerson } from './register-demo-person.js';
import { requireDone, type Scene } from './scene.js';

const DAY = 24 * 3_600_000;
const STEP = 10;

/** The environment in which demo people subscribe to funds. */
export interface MiningContext extends DemoContext {
  readonly mining: DemoMining;
  /** Start of the demo day, epoch ms; `daysAgo` counts from here. */
  readonly until: number;
}

/** Creates the funds, their pools and the savers; returns the scenes of the weeks. */
export async function miningScenes(stage: MiningContext): Promise<Scene[]> {
  const { engine, mining } = stage;
  const offered = mining.funds.map(({ pool: _, ...terms }, index): Fund => {
    return { ...terms, id: index + 1, isPublished: true, image: '', sort: (index + 1) * STEP };
  });
  const rows = offered.map((row): RowWrite => ({ op: 'insert', table: funds.name, row }));
  requireDone(await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows }));
  for (const [index, { pool }] of mining.funds.entries()) await fill(stage, index + 1, pool);
  const scenes: Scene[] = [];
  for (const saver of mining.savers) scenes.push(...(await scenesOf(stage, offered, saver)));
  return scenes;
}

async function fill(
  { engine, clock, reviewers }: MiningContext,
  fundId: number,
  amount: bigint,
): Promise<void> {
  const reason = 'What the demo’s fund can promise.';
  const request = {
    ...{ kind: FUND_POOL, subject: poolSubject(fundId), payload: poolPayload(fundId, amount), reason },
    ...{ before: { balance: '0' }, after: { balance: formatDecimal(amount) } },
  };
  const agreed = await fourEyesApproval(engine, reviewers, request, clock.now());
  requireDone(await engine.submit({ kind: 'fund_pool.fund', fundId, amount, memo: reason, ...agreed }));
}

async function scenesOf(stage: MiningContext, offered: readonly Fund[], saver: DemoSaver): Promise<Scene[]> {
  const { engine, mining, until } = stage;
  const customerId = await registerDemoPerson(stage, saver);
  const actor = { kind: 'customer', id: customerId } as const;
  const at = (daysAgo: number): number => Math.floor(until - daysAgo * DAY);
  const refundHours = async (hours: number): Promise<void> => {
    const values = { fund_refund_hours: String(hours) };
    requireDone(await engine.submit({ kind: 'settings.change', actor: SYSTEM, values }));
  };
  return saver.subscriptions.flatMap(({ fund, amount, daysAgo, redeemedDaysAgo, isSlow }) => {
    const fundId = offered.find(({ lockDividendDays }) => lockDividendDays === fund)?.id;
    if (fundId === undefined) throw new Error(`mining.json names a fund of ${fund} days: there is none`);
    let subscriptionId = 0;
    const subscribe = async (): Promise<void> => {
      if (isSlow) await refundHours(mining.refundHours);
      const given = { customerId, fundId, amount };
      const { subscription } = requireDone(await engine.submit({ kind: 'fund.subscribe', actor, ...given }));
      subscriptionId = subscription.id;
      if (isSlow) await refundHours(0);
    };
    const redeem = async (): Promise<void> => {
      requireDone(await engine.submit({ kind: 'fund.redeem', actor, customerId, subscriptionId }));
    };
    return [
      { at: at(daysAgo), price: null, play: subscribe },
      ...(redeemedDaysAgo === undefined ? [] : [{ at: at(redeemedDaysAgo), price: null, play: redeem }]),
    ];
  });
}
