import { isRefusal } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { CancelSettingPlan, HoldPlannedSetting, PlanSetting } from './commands.js';
import { changeSettings } from './settings.js';
import { type PlannedSetting, plannedSettings } from './tables/planned-setting.table.js';

/** Plans a change of a setting from a given time. Refused if the setting may not be changed now. */
export function planSetting(step: Step, command: PlanSetting): Results['settings.plan'] {
  const { state, now } = step;
  const { key, value, holdsAt, madeBy } = command;
  if (holdsAt <= now) step.refuse('rows.changed');
  for (const maySet of state.catalogue.settings.maySet) maySet(step, [key]);
  const plan: PlannedSetting = {
    ...{ id: step.next('plannedSettings'), key, value, holdsAt, madeBy, madeAt: now },
    ...{ state: 'waiting', refusal: null, endedAt: null, isTraced: false },
  };
  step.set(state.plannedSettings, plan.id, plan);
  step.schedule('settings.planned', plan.id, holdsAt);
  step.insert(plannedSettings, plan);
  return { plan };
}

/** Applies a due plan, or refuses it if something prevents the change now. Either ends it. */
export function applyPlannedSetting(
  step: Step,
  { planId, formerly }: HoldPlannedSetting,
): Results['settings.hold'] {
  const plan = step.state.plannedSettings.get(planId);
  if (!plan || plan.holdsAt > step.now) return step.refuse('rows.changed');
  const { key, value } = plan;
  if (!formerly && mayLockOut(plan)) return { plan: end(step, plan, 'refused', 'review.second_person') };
  const change = { kind: 'settings.change', actor: step.actor, values: { [key]: value } } as const;
  const outcome = step.attempt(() => changeSettings(step, change));
  const refusal = isRefusal(outcome) ? outcome.key : null;
  return { plan: end(step, plan, refusal === null ? 'held' : 'refused', refusal) };
}

/**
 * Whether a plan from before these could no longer be made may lock every operator out: from where they work is unknown
 * here. Lifting the restriction cannot.
 */
const mayLockOut = ({ key, value }: PlannedSetting): boolean => key === 'operator_networks' && value !== null;

/** Cancels a plan; the current value stays. */
export function cancelSettingPlan(
  step: Step,
  { planId }: CancelSettingPlan,
): Results['settings.cancel_plan'] {
  const plan = step.state.plannedSettings.get(planId) ?? step.refuse('rows.changed');
  return { plan: end(step, plan, 'cancelled', null) };
}

function end(
  step: Step,
  before: PlannedSetting,
  state: PlannedSetting['state'],
  refusal: string | null,
): PlannedSetting {
  const plan: PlannedSetting = {
    ...{ ...before, state, refusal, endedAt: step.now },
    // A cancellation writes its own audit entry.
    isTraced: state === 'cancelled',
  };
  step.delete(step.state.plannedSettings, plan.id);
  const { id, endedAt, isTraced } = plan;
  step.patch(plannedSettings, { id, state, refusal, endedAt, isTraced });
  step.emit({ type: 'settings.plan_ended', plan });
  return plan;
}
