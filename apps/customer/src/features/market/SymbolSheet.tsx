import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { CardList, Stack } from '../../ui/Card.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Sheet } from '../../ui/Sheet.js';
import { matches } from './match.js';
import { SearchField } from './SearchField.js';
import { SymbolRow } from './SymbolRow.js';
import { useCategories } from './useSymbols.js';

const ALL = 0;
/** The sheet keeps its height while the list under the search shrinks. */
const Tall = styled(Stack)({ minHeight: '60dvh' });

interface SymbolSheetProps {
  open: boolean;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
  onClose: () => void;
}

/** The list of symbols to pick from, by category and search. */
export function SymbolSheet({ open, symbols, onPick, onClose }: SymbolSheetProps) {
  const { t } = useTranslation();
  const categories = useCategories();
  const [text, setText] = useState('');
  const [category, setCategory] = useState<number>(ALL);
  const shown = symbols.filter(
    (symbol) => (category === ALL || symbol.categoryId === category) && matches(symbol, text),
  );
  return (
    <Sheet open={open} title={t('market.symbols')} onClose={onClose}>
      <Tall>
        <SearchField text={text} onText={setText} />
        {categories.length > 1 && (
          <ChipRow
            label={t('market.categories')}
            options={[
              { value: ALL, text: t('market.all') },
              ...categories.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            value={category}
            onChange={setCategory}
          />
        )}
        {shown.length === 0 ? (
          <EmptyState title={t('market.noneFound')} text={t('market.noneFoundText')} />
        ) : (
          <CardList>
            {shown.map((symbol) => (
              <SymbolRow key={symbol.id} symbol={symbol} onPick={() => onPick(symbol)} />
            ))}
          </CardList>
        )}
      </Tall>
    </Sheet>
  );
}
