import { useTranslation } from 'react-i18next';
import { RecordRow } from '../../ui/RecordRow.js';
import type { Place } from '../../ui/record-columns.js';
import type { HeardOption } from './running-option.js';
import type { LookedOption } from './useLookedOption.js';

interface OptionTableRowProps {
  option: HeardOption;
  /** By this device's clock. */
  now: number;
  places: readonly Place<HeardOption>[];
  /** Its detail stands beside the table. */
  chosen?: boolean;
  isSellable: boolean;
  onLook: LookedOption['look'];
}

/** An option in a table, in the columns of the list that it is in. */
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
