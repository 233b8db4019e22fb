import { SYSTEM } from '../../kernel/command.js';
import type { Due } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { payable } from './shares.js';

/** Number of relations per command. */
const SHARES_PER_COMMAND = 100;

/** Commands for owed shares that can be paid now. */
export function payableShareCommands(state: State, now: number): Due[] {
  const { owing, follows } = state.copying;
  const ids = [...owing].filter((id) => {
    const follow = follows.get(id);
    return follow !== undefined && payable(state, now, follow) > 0n;
  });
  const due: Due[] = [];
  for (let at = 0; at < ids.length; at += SHARES_PER_COMMAND) {
    const followIds = ids.slice(at, at + SHARES_PER_COMMAND);
    due.push({
      key: `shares.settle:${followIds[0]}`,
      command: { kind: 'shares.settle', actor: SYSTEM, followIds },
    });
  }
  return due;
}
