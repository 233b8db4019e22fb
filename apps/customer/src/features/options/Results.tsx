import { useState } from 'react';
import type { Option } from '../../api/options.js';
import { useAtWork } from '../../ui/at-work.js';
import { Leaving } from '../../ui/Leaving.js';
import { ResultSheet } from './ResultSheet.js';
import type { LookedOption } from './useLookedOption.js';
import { useResults } from './useResults.js';

interface ResultsProps {
  looked: LookedOption;
  /** The customer is busy, so results wait. */
  isBusy: boolean;
  /** Repurchase of an ended option; null if it is not offered here. */
  againOf: (option: Option) => (() => void) | null;
}

/** Results of ended options on the page where they were bought. */
export function Results({ looked, isBusy, againOf }: ResultsProps) {
  const { ended, dismiss } = useResults();
  const isAtWork = useAtWork();
  const [first] = ended;
  const [isOpen, setOpen] = useState(false);
  const isDue = first !== undefined && !isBusy && looked.sheet === null;
  // Once open, presses belong to the sheet.
  if (isOpen ? !isDue : isDue && !isAtWork) setOpen(isDue);
  const leave = (next: () => void) => () => {
    dismiss();
    next();
  };
  const again = ([option]: readonly Option[]) => {
    const ask = option && againOf(option);
    return ask ? leave(ask) : undefined;
  };
  return (
    <Leaving shown={isOpen && isDue ? ended : null}>
      {(shown, open) => (
        <ResultSheet
          ended={shown}
          open={open}
          onOpen={(option) => leave(() => looked.look(option, 'detail'))()}
          onDismiss={dismiss}
          onAgain={again(shown)}
        />
      )}
    </Leaving>
  );
}
