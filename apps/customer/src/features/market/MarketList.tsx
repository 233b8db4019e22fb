import Star from '@mui/icons-material/StarBorderRounded';
import SwapVert from '@mui/icons-material/SwapVertRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { CardList } from '../../ui/Card.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { matches } from './match.js';
import { orderSymbols, SYMBOL_SORTS, type SymbolSort } from './order-symbols.js';
import { SimulatedNote } from './SimulatedNote.js';
import { SymbolRow } from './SymbolRow.js';
import { useFavourites } from './useFavourites.js';
import { useCategories } from './useSymbols.js';

const ALL = 'all';
const FAVOURITES = 'favourites';
type Filter = typeof ALL | typeof FAVOURITES | number;

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > [role="toolbar"]': { flex: 1, minWidth: 0 },
});

const Sort = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  gap: 4,
  minHeight: 44,
  minWidth: 44,
  padding: '0 8px',
  borderRadius: 12,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.palette.text.secondary,
  '&[data-changed="true"]': { color: theme.palette.accent.text },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  margin: 0,
  padding: '12px 16px 8px',
}));

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });

interface MarketListProps {
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
  /** Search filter. */
  text?: string;
  /** Symbols shown above the list, which starts with the others. */
  above?: readonly TradeSymbol[];
  /** Initial number of rows; all on demand. */
  first?: number;
  variant?: 'list' | 'watchlist';
  selectedId?: number;
  pictureOf?: (symbol: TradeSymbol) => ReactNode;
}

/** Symbols by category or favourites, tradable ones first; optionally sorted by the day's change. */
export function MarketList({
  symbols,
  onPick,
  text = '',
  above = [],
  first = Number.POSITIVE_INFINITY,
  variant,
  selectedId,
  pictureOf,
}: MarketListProps) {
  const { t } = useTranslation();
  const categories = useCategories();
  const { ids } = useFavourites();
  const [picked, setFilter] = useState<Filter | null>(above.length > 0 ? null : ALL);
  const [sort, setSort] = useState<SymbolSort>('usual');
  const [isWhole, setWhole] = useState(false);
  // Without a selection the symbols shown above are omitted.
  const isRest = picked === null && sort === 'usual' && text === '';
  const filter = picked ?? ALL;
  const belongs = ({ id, categoryId }: TradeSymbol): boolean =>
    filter === ALL || (filter === FAVOURITES ? ids.includes(id) : categoryId === filter);
  const found = symbols.filter((symbol) => belongs(symbol) && matches(symbol, text));
  const sorted = orderSymbols(found, sort);
  // Favourites come first in the default order.
  const kept = sort === 'usual' ? sorted.filter(({ id }) => ids.includes(id)) : [];
  const listed = [...kept, ...sorted.filter((symbol) => !kept.includes(symbol))];
  const others = listed.filter(({ id }) => !above.some((each) => each.id === id));
  const isTitled = isRest && others.length > 0;
  const atFirst = isTitled ? others : listed;
  const shown = isWhole || text !== '' ? atFirst : atFirst.slice(0, first);
  const isMore = shown.length < atFirst.length;
  const allSimulated = listed.every(({ isSimulated }) => isSimulated);
  const next = SYMBOL_SORTS[(SYMBOL_SORTS.indexOf(sort) + 1) % SYMBOL_SORTS.length] ?? 'usual';
  return (
    <Parts>
      <Controls>
        <ChipRow<Filter>
          label={t('market.categories')}
          options={[
            { value: ALL, text: t('market.all') },
            { value: FAVOURITES, text: t('market.favourites') },
            ...(categories.length > 1 ? categories.map(({ id, name }) => ({ value: id, text: name })) : []),
          ]}
          value={filter}
          onChange={setFilter}
        />
        <Sort
          data-changed={sort !== 'usual'}
          aria-label={`${t('market.sort')}: ${t(`market.sort.${sort}`)}`}
          onClick={() => setSort(next)}
        >
          <SwapVert aria-hidden fontSize="small" />
          {t(`market.sorted.${sort}`)}
        </Sort>
      </Controls>
      {shown.length === 0 ? (
        <Nothing isFavourites={filter === FAVOURITES && text === ''} />
      ) : (
        <CardList data-rows>
          {isTitled && <Title>{t('market.more')}</Title>}
          {allSimulated && <SimulatedNote />}
          {shown.map((symbol) => (
            <SymbolRow
              key={symbol.id}
              symbol={symbol}
              variant={variant}
              selected={symbol.id === selectedId}
              isSimulationSaid={allSimulated}
              picture={pictureOf?.(symbol)}
              onPick={() => onPick(symbol)}
            />
          ))}
        </CardList>
      )}
      {isMore && (
        <Button
          variant="outlined"
          onClick={() => {
            setWhole(true);
            setFilter(filter);
          }}
        >
          {t('market.showAll', { number: listed.length, count: listed.length })}
        </Button>
      )}
    </Parts>
  );
}

function Nothing({ isFavourites }: { isFavourites: boolean }) {
  const { t } = useTranslation();
  if (!isFavourites) return <EmptyState title={t('market.noneFound')} text={t('market.noneFoundText')} />;
  return <EmptyState icon={<Star />} title={t('market.noFavourites')} text={t('market.noFavouritesText')} />;
}
