import { SETTING_DEFAULTS } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { decide } from '../../dist/engine/kernel/decide.js';
import { writeJournal } from '../../dist/engine/kernel/journal.js';
import { takeLease } from '../../dist/engine/kernel/lease.js';
import { loadState } from '../../dist/engine/kernel/load.js';
import { Loader } from '../../dist/engine/kernel/loader.js';
import { emptyState } from '../../dist/engine/kernel/state.js';
import { Step } from '../../dist/engine/kernel/step.js';
import { Batch } from '../../dist/engine/kernel/store/batch.js';
import { openStore } from '../../dist/engine/kernel/store/open-store.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import { UndoList } from '../../dist/engine/kernel/undo.js';
import { PRODUCTS } from '../../dist/engine/products/index.js';
import { type Option, options } from '../../dist/engine/products/options/tables/option.table.js';
import { LegacyOffers } from '../../dist/engine/products/options/verification/legacy-offers.js';
import { verifyOptions } from '../../dist/engine/products/options/verification/options.js';
import { schema } from '../../dist/schema.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import type { TestEngine } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

/**
 * Writes what a server left behind before sales waited for their tick: an offer by formula 1 and, a second later, the
 * sale at that price, each with its input and all its rows.
 */
async function sellAsFormerly({ target, now }: TestEngine, { id, customerId }: Option): Promise<void> {
  const store = await openStore(target);
  try {
    const lease = await takeLease(store, Date.now, { say: () => undefined });
    const state = emptyState(SETTING_DEFAULTS, PRODUCTS);
    await loadState(state, new Loader(store, now, schema));
    const former = new LegacyOffers();
    const batch = new Batch('of a former server');
    const asked = { actor: { kind: 'customer', id: customerId } as const, customerId, optionId: id };
    const take = (kind: string, at: number, apply: (step: Step) => object): void => {
      const laneSeq = batch.laneSeq + 1;
      const step = new Step(state, new UndoList(), at, laneSeq, asked.actor);
      const outcome = writeJournal(apply(step));
      const idempotency = { idempotencyOwner: null, idempotencyKey: null, idempotencyHash: null };
      step.insert(laneInputs, { laneSeq, at, kind, payload: writeJournal(asked), outcome, ...idempotency });
      step.finish(batch);
      batch.laneSeq = laneSeq;
    };
    batch.laneSeq = lease.laneSeq;
    take('option.offer', now + 100, (step) => {
      const outcome = decide(step, { kind: 'option.offer', ...asked, formerly: true });
      former.note(outcome);
      return outcome;
    });
    take('option.sell', now + 1_100, (step) => {
      former.decide(step, { optionId: id });
      return {};
    });
    await store.commit(batch);
    await store.releaseLease();
  } finally {
    await store.close();
  }
}

withDatabases((database) => {
  it('a journal with a former option.sell replays to the same bytes, and its sale follows from its 61 ticks', async () => {
    const trader = await OptionTrader.on(database);
    const { ground } = trader;
    try {
      await trader.setting({ micro_sell_back: '1' });
      for (let at = 0; at < 61; at++) await trader.tick(at % 2 === 0 ? '1.1002' : '1.1', 100);
      const bought = await trader.buy('up');
      await trader.tick('1.1001', 100);
      await trader.tick('1.1002', 100);
      await ground.leave();
      await sellAsFormerly(ground, bought);
      const derive = async (): Promise<string> => {
        const reader = await openSnapshot(ground.target);
        try {
          const [sold] = await reader.select(options, `WHERE outcome = 'sold'`);
          expect(sold?.profit).toBe(decimal('-10.68'));
          expect(sold?.terms.sale).not.toHaveProperty('formula');
          await verifyLedger(reader);
          await verifyOptions(reader, new Set());
          return await verifyReplay(reader, SETTING_DEFAULTS);
        } finally {
          await reader.close();
        }
      };
      expect(await derive()).toMatch(/option: 1 ended/);
      await writeBypassingEngine(
        ground.target,
        `UPDATE options SET ended_at = ended_at + 1 WHERE outcome = 'sold'`,
      );
      await expect(derive()).rejects.toThrow(/option 1/);
    } finally {
      await ground.discard();
    }
  });
});
