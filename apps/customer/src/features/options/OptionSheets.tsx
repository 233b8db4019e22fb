import { DetailSheet } from './DetailSheet.js';
import { forget } from './results.js';
import { SellSheet } from './SellSheet.js';
import type { LookedOption } from './useLookedOption.js';

/** Sheets for an option's details and sale. */
export function OptionSheets({ looked }: { looked: LookedOption }) {
  const { option, sheet, beside, look, dismiss, done } = looked;
  if (!option) return null;
  const close = () => {
    if (option.status !== 'running') forget([option.id]);
    dismiss();
  };
  return (
    <>
      <DetailSheet
        option={option}
        open={sheet === 'detail' || beside}
        beside={beside}
        onDismiss={close}
        onSell={() => look(option, 'sell')}
      />
      <SellSheet option={option} open={sheet === 'sell'} onDone={done} />
    </>
  );
}
