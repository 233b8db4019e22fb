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
  const { catalogue } = step.state;
  // Read-only commands are not journalled, so they must not change state.
  if (catalogue.isInput(command)) {
    for (const customerId of concernedCustomers(command)) catalogue.catchUp(step, customerId);
  }
  return handler(step, command);
}

/** Ids of the customers a command concerns: its sender, and its `customerId`. */
function concernedCustomers(command: Command): Set<number> {
  const { actor } = command;
  const about: unknown = Reflect.get(command, 'customerId');
  return new Set([
    ...(actor.kind === 'customer' ? [actor.id] : []),
    ...(typeof about === 'number' ? [about] : []),
  ]);
}
