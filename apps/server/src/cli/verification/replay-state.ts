import { emptyState, type State } from '../../engine/kernel/state.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { CommandInputs } from '../../engine/replay/inputs.js';

/** State of a replay: everything decisions read, and what later inputs of obsolete kinds refer back to. */
export interface ReplayState {
  readonly state: State;
  readonly commands: CommandInputs;
}

/** The state before the first input. */
export const emptyReplay = (defaults: ReadonlyMap<string, string>): ReplayState => ({
  state: emptyState(defaults, PRODUCTS),
  commands: new CommandInputs(false),
});
