import { useTranslation } from 'react-i18next';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import type { OpenCounts } from './open-product.js';
import type { TradedName } from './traded.js';

interface ProductTabsProps {
  offered: readonly TradedName[];
  product: TradedName | undefined;
  onChoose: (product: TradedName) => void;
  /** Open count of each product. */
  open?: OpenCounts;
}

/** Next to a symbol's name there is only one line. */
const onOneLine = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Product tabs; hidden if only one product is offered. */
export function ProductTabs({ offered, product, onChoose, open }: ProductTabsProps) {
  const { t } = useTranslation();
  if (offered.length < 2 || !product) return null;
  return (
    <SegmentedTabs
      label={t('options.products')}
      value={product.name}
      onChange={(name) => {
        const chosen = offered.find((each) => each.name === name);
        if (chosen) onChoose(chosen);
      }}
      options={offered.map(({ name, tab }) => ({
        value: name,
        text: onOneLine(t(tab)),
        number: open?.[name],
      }))}
    />
  );
}
