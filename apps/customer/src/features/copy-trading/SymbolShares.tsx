import { styled } from '@mui/material/styles';
import { formatDecimal } from '@truemark/money';
import type { TraderDetail } from '../../api/traders.js';
import { useShowCode } from './MAX_DECIMALS.js';
import { Percent } from './Percent.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  ...theme.typography.body2,
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 12px' },
  '& i': {
    gridColumn: '1 / -1',
    height: 6,
    borderRadius: 999,
    overflow: 'hidden',
    background: theme.palette.tokens.raised,
    '& > b': {
      display: 'block',
      height: '100%',
      borderRadius: 999,
      background: theme.palette.accent.main,
    },
  },
}));

/** Symbols a trader trades, by share of orders. */
export function SymbolShares({ symbols }: Pick<TraderDetail, 'symbols'>) {
  const showCode = useShowCode();
  return (
    <List>
      {symbols.map(({ code, share }) => (
        <li key={code}>
          <span>
            <bdi>{showCode(code)}</bdi>
          </span>
          <Percent of={share} />
          <i aria-hidden>
            <b style={{ width: `${formatDecimal(share)}%` }} />
          </i>
        </li>
      ))}
    </List>
  );
}
