import { useState } from 'react';
import type { Option } from '../../api/options.js';
import { type HeardOption, heard } from './running-option.js';
import { useOptionProof } from './useOptionProof.js';

/** What an option is looked at on. */
export type OptionSheet = 'detail' | 'sell';

/** The option that is looked at, and what is shown of it. */
export interface LookedOption {
  option: HeardOption | undefined;
  sheet: OptionSheet | null;
  /** Its detail stands beside the list, also while it is sold. */
  beside: boolean;
  look: (at: Option, to: OptionSheet) => void;
  dismiss: () => void;
  /** Ends a sale; a detail that stands beside the list stays. */
  done: () => void;
}

/**
 * The option that the customer looks at, as it stands in the lists; one that left them while he looks is asked for by
 * its number, so that the sheet tells how it ended.
 */
export function useLookedOption(options: readonly HeardOption[], hasRoom = false): LookedOption {
  const [looked, setLooked] = useState<
    Pick<LookedOption, 'sheet'> & { option: HeardOption; stays: boolean }
  >();
  const isLooking = looked !== undefined && looked.sheet !== null;
  const stays = isLooking && looked.stays;
  const id = looked?.option.id;
  const listed = options.find((option) => option.id === id);
  const isGone = isLooking && listed === undefined;
  const { data } = useOptionProof(id, isGone);
  const found =
    isGone && data && data.data.option.status !== 'running' ? heard(data.data.option, 0) : undefined;
  const show = (sheet: LookedOption['sheet']) => setLooked(looked && { ...looked, sheet });
  return {
    option: listed ?? found ?? looked?.option,
    sheet: looked?.sheet ?? null,
    beside: hasRoom && stays,
    look: (at, to) => {
      const option = 'endsAt' in at ? (at as HeardOption) : heard(at, Date.now());
      setLooked({ option, sheet: to, stays: to === 'detail' || stays });
    },
    dismiss: () => show(null),
    done: () => show(hasRoom && stays ? 'detail' : null),
  };
}
