import { capitalStopReached, type Tick } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import { closeCopies, endFollow, recordCapitalStop } from './end-follow.js';
import { relationFloating } from './figures.js';

/** Ends relations that reach their capital stop at this tick, and closes remaining copies of ended relations. */
export function evaluateRelations(step: Step, tick: Tick): void {
  const { state, now } = step;
  const { copying } = state;
  const symbol = state.symbols.get(tick.symbolId);
  if (!symbol || !state.isOpen(symbol, now)) {
    copying.stops.revalue(tick.symbolId);
    return;
  }
  for (const id of copying.stops.reached(tick.symbolId)) {
    const follow = copying.follows.get(id);
    if (!follow || follow.openCopies === 0) continue;
    if (follow.status !== 'ended') {
      const floating = relationFloating(state, state, id);
      const realised = follow.realised - follow.realisedBefore;
      if (!capitalStopReached({ realised, floating }, follow.stopLossAmount)) continue;
      recordCapitalStop(step, follow, { tick, at: state, realised, floating });
      endFollow(step, follow, 'capital_stop');
    }
    closeCopies(step, id, copying.follows.get(id)?.endReason ?? 'left');
  }
}
