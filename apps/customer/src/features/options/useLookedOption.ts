import type { Option } from '../../api/options.js';
import { type Looked, useLooked } from '../traded/useLooked.js';
import { type HeardOption, heard } from './running-option.js';
import { useOptionProof } from './useOptionProof.js';

/** What an option is looked at on. */
export type OptionSheet = 'detail' | 'sell';

/** The option that is looked at, and what is shown of it. */
export interface LookedOption extends Omit<Looked<HeardOption, 'sell'>, 'row' | 'look'> {
  readonly option: HeardOption | undefined;
  readonly look: (at: Option, to: OptionSheet) => void;
}

/**
 * The option that the customer looks at, as it stands in the lists; one that left them while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOption(options: readonly HeardOption[], hasRoom = false): LookedOption {
  const { row, look, ...looked } = useLooked<HeardOption, 'sell'>(hasRoom);
  const listed = options.find(({ id }) => id === row?.id);
  const isGone = looked.sheet !== null && listed === undefined;
  const { data } = useOptionProof(row?.id, isGone);
  const found =
    isGone && data && data.data.option.status !== 'running' ? heard(data.data.option, 0) : undefined;
  return {
    ...looked,
    option: listed ?? found ?? row,
    look: (at, to) => look('endsAt' in at ? (at as HeardOption) : heard(at, Date.now()), to),
  };
}
