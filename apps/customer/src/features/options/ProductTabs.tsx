import { useTranslation } from 'react-i18next';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import type { Product } from './useProduct.js';

interface ProductTabsProps {
  offered: readonly Product[];
  product: Product;
  onChoose: (product: Product) => void;
  /** How many are open of each. */
  open?: Readonly<Partial<Record<Product, number>>>;
}

const NAMES = { contract: 'options.contract', option: 'options.tab' } as const;

/** Beside a symbol's name there is one line for it. */
const onOneLine = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Contracts or options; nothing to choose from where only one is on offer. */
export function ProductTabs({ offered, product, onChoose, open }: ProductTabsProps) {
  const { t } = useTranslation();
  if (offered.length < 2) return null;
  return (
    <SegmentedTabs
      label={t('options.products')}
      value={product}
      onChange={onChoose}
      options={offered.map((value) => ({ value, text: onOneLine(t(NAMES[value])), number: open?.[value] }))}
    />
  );
}
