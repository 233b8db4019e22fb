import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { PriceText } from '../../ui/PriceText.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { FavouriteButton } from './FavouriteButton.js';
import { marketName } from './market-name.js';
import { SymbolLogo } from './SymbolLogo.js';
import { SymbolState } from './SymbolState.js';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '&[data-selected="true"]': { background: theme.palette.accent.tint },
  // The star is at the name; the figures use the width below.
  [NARROW_THREE_COLUMNS]: {
    '&[data-variant="watchlist"]': { position: 'relative' },
    '&[data-variant="watchlist"] > :last-child': { position: 'absolute', top: 0, insetInlineEnd: 0 },
  },
}));

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 0 8px 16px',
  textAlign: 'start',
  color: theme.palette.text.primary,
  '[data-variant="watchlist"] > &': { minHeight: 52, gap: 8, padding: '6px 0 6px 12px' },
  [NARROW_THREE_COLUMNS]: {
    '[data-variant="watchlist"] &': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      paddingInlineEnd: 12,
    },
  },
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

const Texts = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  // Truncated at the end of its own direction.
  '& > span': { display: 'flex', gap: 6, minWidth: 0, whiteSpace: 'nowrap' },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'match-parent' },
  '& > :first-of-type': { ...theme.typography.body1, fontWeight: 600 },
  '[data-variant="watchlist"] & > :first-of-type': { ...theme.typography.body2, fontWeight: 600 },
  '& > :last-of-type': {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    // The state is never truncated; if it does not fit next to a two-line name, it wraps below.
    flexWrap: 'wrap',
    columnGap: 6,
    rowGap: 0,
    '& > span': { flex: 'none' },
    '& > bdi': {
      flex: '1 1 60px',
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
  [NARROW_THREE_COLUMNS]: { '[data-variant="watchlist"] &': { paddingInlineEnd: 32 } },
}));

const Figures = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 2,
  ...theme.typography.body1,
  fontWeight: 600,
  '[data-variant="watchlist"] &': { ...theme.typography.body2, fontWeight: 600 },
  [NARROW_THREE_COLUMNS]: {
    '[data-variant="watchlist"] &': {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
}));

interface SymbolRowProps {
  symbol: TradeSymbol;
  onPick: () => void;
  /** `watchlist` is lower and narrower, for a side column. */
  variant?: 'list' | 'watchlist';
  /** The symbol shown next to the list. */
  selected?: boolean;
  /** The list already notes above that its prices are simulated. */
  isSimulationSaid?: boolean;
  /** Image between name and figures. */
  picture?: ReactNode;
  /** Not a tab stop: reached by arrow keys. */
  passed?: boolean;
}

/** Symbol in a list: state, live price, change and favourite. */
export function SymbolRow({
  symbol,
  onPick,
  variant = 'list',
  selected,
  isSimulationSaid,
  picture,
  passed,
}: SymbolRowProps) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  const isNamed = variant === 'list' && symbol.isOpen;
  const isSimulated = symbol.isSimulated && !isSimulationSaid;
  return (
    <Row data-variant={variant} data-selected={selected}>
      <Press
        data-row
        onClick={onPick}
        aria-current={selected || undefined}
        tabIndex={passed ? -1 : undefined}
      >
        {variant === 'list' && <SymbolLogo symbol={symbol} />}
        <Texts>
          <span>
            <bdi dir="auto">{symbol.showCode}</bdi>
          </span>
          <span>
            <SymbolState symbol={symbol} short={isNamed} />
            {isSimulated && symbol.isOpen && !isNamed && '·'}
            {isSimulated && <span>{t('market.simulated')}</span>}
            {isSimulated && isNamed && '·'}
            {isNamed && <bdi dir="auto">{marketName(symbol)}</bdi>}
          </span>
        </Texts>
        {picture}
        <Figures>
          <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
          <ChangePill percent={quote?.change} />
        </Figures>
      </Press>
      <FavouriteButton symbol={symbol} passed={passed} />
    </Row>
  );
}
