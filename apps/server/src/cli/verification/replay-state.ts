import { emptyState, type State } from '../../engine/kernel/state.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { CommandInputs } from '../../engine/replay/inputs.js';

/** What a replay has come to: all that a decision looks at, and what later inputs of former kinds look back on. */
export interface ReplayState {
  readonly state: State;
  readonly commands: CommandInputs;
}

/** Before the first input. */
export const emptyReplay = (defaults: ReadonlyMap<string, string>): ReplayState => ({
  state: emptyState(defaults, PRODUCTS),
  commands: new CommandInputs(false),
});
