import { useState } from 'react';
import type { Option } from '../../api/options.js';
import { type HeardOption, heard } from './running-option.js';
import { useOptionProof } from './useOptionProof.js';

/** What an option is looked at on. */
export type OptionSheet = 'detail' | 'sell';

/**
 * The option that the customer looks at, as it stands in the lists; one that left them while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOption(options: readonly HeardOption[]) {
  const [looked, setLooked] = useState<{ option: HeardOption; sheet: OptionSheet | null } | null>(null);
  const id = looked?.option.id;
  const listed = options.find((option) => option.id === id);
  const isGone = looked !== null && looked.sheet !== null && listed === undefined;
  const { data } = useOptionProof(id, isGone);
  const found =
    isGone && data && data.data.option.status !== 'running' ? heard(data.data.option, 0) : undefined;
  const option = listed ?? found ?? looked?.option;
  return {
    option,
    sheet: looked?.sheet ?? null,
    look: (at: Option, sheet: OptionSheet) =>
      setLooked({ option: 'endsAt' in at ? (at as HeardOption) : heard(at, Date.now()), sheet }),
    dismiss: () => setLooked(looked && { ...looked, sheet: null }),
  };
}

export type LookedOption = ReturnType<typeof useLookedOption>;
