import type { Command, Results } from './registry.js';
import type { Step } from './step.js';

type Handler = (step: Step, command: Command) => Results[Command['kind']];

/**
 * Decides one command: changes the state through the step, or throws `StepRefused`. No clock, no randomness, no
 * waiting.
 */
export function decide(step: Step, command: Command): Results[Command['kind']] {
  const handler = step.state.catalogue.handlers[command.kind] as Handler | undefined;
  if (!handler) throw new Error(`no product decides ${command.kind}`);
  // Read-only commands are not journalled, so they must not change state.
  if (step.state.catalogue.isInput(command)) catchUpConcerned(step, command);
  return handler(step, command);
}

/** Catches up the customers a command concerns: its sender, and its `customerId`. */
function catchUpConcerned(step: Step, command: Command): void {
  const { catalogue } = step.state;
  const sender = command.actor.kind === 'customer' ? command.actor.id : null;
  const about: unknown = Reflect.get(command, 'customerId');
  if (sender !== null) catalogue.catchUp(step, sender);
  if (typeof about === 'number' && about !== sender) catalogue.catchUp(step, about);
}
