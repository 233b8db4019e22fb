import type { Option } from '../../api/options.js';
import { DetailSheet } from './DetailSheet.js';
import { ResultSheet } from './ResultSheet.js';
import { forget } from './results.js';
import { SellSheet } from './SellSheet.js';
import type { LookedOption } from './useLookedOption.js';
import { useResults } from './useResults.js';

interface OptionSheetsProps {
  looked: LookedOption;
  /** The customer is about to do something: results wait. */
  isBusy?: boolean;
  /** Asks for another option like one that ended; null for one that is not offered here. */
  againOf?: (option: Option) => (() => void) | null;
}

/** What an option is looked at and sold on, and the results of those that ended. */
export function OptionSheets({ looked, isBusy = false, againOf }: OptionSheetsProps) {
  const { option, sheet, look, dismiss } = looked;
  const results = useResults();
  const [first] = results.ended;
  const again = first && againOf?.(first);
  const close = () => {
    if (option && option.status !== 'running') forget([option.id]);
    dismiss();
  };
  return (
    <>
      {option && (
        <>
          <DetailSheet
            option={option}
            open={sheet === 'detail'}
            onDismiss={close}
            onSell={() => look(option, 'sell')}
          />
          <SellSheet option={option} open={sheet === 'sell'} onDone={dismiss} />
        </>
      )}
      {sheet === null && !isBusy && (
        <ResultSheet
          ended={results.ended}
          onOpen={(ended) => {
            results.dismiss();
            look(ended, 'detail');
          }}
          onDismiss={results.dismiss}
          onAgain={
            again
              ? () => {
                  results.dismiss();
                  again();
                }
              : undefined
          }
        />
      )}
    </>
  );
}
