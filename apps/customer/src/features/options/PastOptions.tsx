import { PastRecords } from '../traded/PastRecords.js';
import { OptionTableRow } from './OptionTableRow.js';
import { useOptionColumns } from './option-columns.js';
import type { PushedOption } from './running-option.js';
import type { LookedOption } from './useLookedOption.js';
import { useOptions } from './useOptions.js';

interface PastOptionsProps {
  /** Address of the full list. */
  all: string;
  /** Device clock. */
  now: number;
  isCrowded: boolean;
  isChosen: (option: PushedOption) => boolean;
  onLook: LookedOption['look'];
}

/** Latest ended options. */
export function PastOptions({ all, now, isCrowded, isChosen, onLook }: PastOptionsProps) {
  const { list, options } = useOptions('ended');
  const columns = useOptionColumns('ended');
  return (
    <PastRecords
      all={all}
      columns={columns}
      isCrowded={isCrowded}
      list={list}
      items={options}
      keyOf={({ id }) => id}
      row={(option, places) => (
        <OptionTableRow
          option={option}
          now={now}
          places={places}
          chosen={isChosen(option)}
          isSellable={false}
          onLook={onLook}
        />
      )}
    />
  );
}
