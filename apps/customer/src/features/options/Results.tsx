import type { Option } from '../../api/options.js';
import { ResultSheet } from './ResultSheet.js';
import type { LookedOption } from './useLookedOption.js';
import { useResults } from './useResults.js';

interface ResultsProps {
  looked: LookedOption;
  /** The customer is about to do something: results wait. */
  isBusy: boolean;
  /** Asks for another option like one that ended; null for one that is not offered here. */
  againOf: (option: Option) => (() => void) | null;
}

/** What the options that ended came to, where they were bought. */
export function Results({ looked, isBusy, againOf }: ResultsProps) {
  const { ended, dismiss } = useResults();
  const [first] = ended;
  if (!first || isBusy || looked.sheet !== null) return null;
  const again = againOf(first);
  const leave = (next: () => void) => () => {
    dismiss();
    next();
  };
  return (
    <ResultSheet
      ended={ended}
      onOpen={(option) => leave(() => looked.look(option, 'detail'))()}
      onDismiss={dismiss}
      onAgain={again ? leave(again) : undefined}
    />
  );
}
