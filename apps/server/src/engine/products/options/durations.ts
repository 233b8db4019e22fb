import { decimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { PutDuration, RemoveDuration } from './commands.js';
import { type Duration, durations } from './tables/option.table.js';

/** Refuses a duration whose ratio exceeds the limit in the settings. */
export function requireFairRatio(step: Step, { ratio }: Pick<Duration, 'ratio'>): void {
  const most = step.state.setting('micro_ratio_most');
  if (ratio > decimal(most)) step.refuse('micro.ratio_too_high', { most });
}

/** Creates or changes a duration. Running options keep their pinned terms. */
export function putDuration(step: Step, command: PutDuration): Results['duration.put'] {
  const { symbolId, seconds } = command.duration;
  if (!command.formerly) requireFairRatio(step, command.duration);
  for (const other of step.state.durations.values()) {
    const isSame = other.symbolId === symbolId && other.seconds === seconds;
    if (isSame && other.id !== command.duration.id) step.refuse('micro.duration_taken');
  }
  const id = command.duration.id || step.next('durations');
  const duration = { ...command.duration, id };
  step.set(step.state.durations, id, duration);
  step.upsert(durations, duration);
  step.emit({ type: 'duration.changed', durationId: id, duration });
  step.bumpConfig();
  return { duration };
}

export function removeDuration(step: Step, { durationId }: RemoveDuration): Results['duration.remove'] {
  step.delete(step.state.durations, durationId);
  step.remove(durations, { id: durationId });
  step.emit({ type: 'duration.changed', durationId, duration: null });
  step.bumpConfig();
  return { done: true };
}
