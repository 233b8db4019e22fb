import { useTranslation } from 'react-i18next';
import { RecordRow } from '../../ui/RecordRow.js';
import type { Place } from '../../ui/record-columns.js';
import type { PushedOption } from './running-option.js';
import type { LookedOption } from './useLookedOption.js';

interface OptionTableRowProps {
  option: PushedOption;
  /** Device clock. */
  now: number;
  places: readonly Place<PushedOption>[];
  /** Its detail is shown next to the table. */
  chosen?: boolean;
  isSellable: boolean;
  onLook: LookedOption['look'];
}

/** Option as a table row, in the columns of its list. */
export function OptionTableRow({ option, now, places, chosen, isSellable, onLook }: OptionTableRowProps) {
  const { t } = useTranslation();
  const { showCode: symbol } = option.symbol;
  const sell = {
    text: t('options.sell'),
    label: t('options.sellOne', { symbol }),
    onPress: () => onLook(option, 'sell'),
  };
  return (
    <RecordRow
      id={`option-${option.id}`}
      of={option}
      now={now}
      places={places}
      title={<bdi>{symbol}</bdi>}
      label={t('options.detail', { symbol })}
      chosen={chosen}
      onOpen={() => onLook(option, 'detail')}
      act={isSellable ? sell : undefined}
    />
  );
}
