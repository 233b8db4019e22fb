import { dayOf, SEAL_START } from '@truemark/domain';
import { CHAIN_START } from '../../../platform/database/chain.js';
import type { Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { EndDay, SealDay, SealStanding } from './commands.js';
import { seals } from './tables/seal.table.js';

/** Hash chain of the operators' audit log. */
const AUDIT_LOG = 'audit_log';

/** The journal input after midnight, written even if nothing else happens: it ends all days before. */
export function endDay(step: Step, _: EndDay): Results['day.end'] {
  const { state, undo, now } = step;
  const before = dayOf(now);
  state.sealedDays.end(before, undo);
  const { dueAt } = state.sealedDays;
  if (dueAt !== null) step.schedule('day.end', 0, dueAt);
  step.emit({ type: 'day.ended', before });
  return { before };
}

/** Stores a day's seal, chained to the previous one. Throws if it is not the next one, and changes nothing. */
export function sealDay(step: Step, { day, place, prev, hash, row }: SealDay): Results['day.seal'] {
  const { sealedDays } = step.state;
  const { last } = sealedDays;
  const isNext = last ? day > last.day && place === last.place + 1 : place === 1;
  if (!isNext || prev !== (last?.hash ?? SEAL_START))
    throw new Error(`the seal of ${day} does not stand behind that of ${last?.day ?? 'no day'}`);
  sealedDays.seal({ day, hash, place }, step.undo);
  step.insert(seals, row);
  step.emit({ type: 'day.sealed', day, hash });
  return { done: true };
}

export function sealStanding(state: State): SealStanding {
  const { sealedDays, configVersion, chains } = state;
  const { next, endedBefore } = sealedDays;
  return {
    day: endedBefore !== null && next < endedBefore ? next : null,
    configVersion,
    auditEnd: chains.get(AUDIT_LOG) ?? CHAIN_START,
    currency: state.setting('currency'),
  };
}
