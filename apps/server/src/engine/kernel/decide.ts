import type { Command, Results } from './registry.js';
import type { Step } from './step.js';

type Handler = (step: Step, command: Command) => Results[Command['kind']];

/** Decides one command: changes the state through the step, or throws `StepRefused`. No clock, no chance, no waiting. */
export function decide(step: Step, command: Command): Results[Command['kind']] {
  const handler = step.state.catalogue.handlers[command.kind] as Handler | undefined;
  if (!handler) throw new Error(`no product decides ${command.kind}`);
  return handler(step, command);
}
