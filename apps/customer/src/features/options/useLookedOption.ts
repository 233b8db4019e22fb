import type { Option } from '../../api/options.js';
import { type Looked, useLooked } from '../traded/useLooked.js';
import { heard, type PushedOption } from './running-option.js';
import { useOptionProof } from './useOptionProof.js';

/** Sheet of an option. */
export type OptionSheet = 'detail' | 'sell';

/** The selected option and its open sheet. */
export interface LookedOption extends Omit<Looked<PushedOption, 'sell'>, 'row' | 'look'> {
  readonly option: PushedOption | undefined;
  readonly look: (at: Option, to: OptionSheet) => void;
}

/**
 * The selected option as listed. If it leaves the list meanwhile, it is fetched by id, so that the sheet shows how it
 * ended.
 */
export function useLookedOption(options: readonly PushedOption[], hasRoom = false): LookedOption {
  const { row, look, ...looked } = useLooked<PushedOption, 'sell'>(hasRoom);
  const listed = options.find(({ id }) => id === row?.id);
  const isGone = looked.sheet !== null && listed === undefined;
  const { data } = useOptionProof(row?.id, isGone);
  const found =
    isGone && data && data.data.option.status !== 'running' ? heard(data.data.option, 0) : undefined;
  return {
    ...looked,
    option: listed ?? found ?? row,
    look: (at, to) => look('endsAt' in at ? (at as PushedOption) : heard(at, Date.now()), to),
  };
}
