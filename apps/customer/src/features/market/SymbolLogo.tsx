import { styled } from '@mui/material/styles';
import type { TradeSymbol } from '../../api/symbols.js';

const Round = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: 999,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: theme.palette.tokens.raised,
  color: theme.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 700,
}));

/** Symbol's image, or the first letters of its name. */
export function SymbolLogo({ symbol }: { symbol: Pick<TradeSymbol, 'logo' | 'showCode'> }) {
  return (
    <Round aria-hidden>
      {symbol.logo ? <img src={symbol.logo} alt="" width={36} height={36} /> : symbol.showCode.slice(0, 3)}
    </Round>
  );
}
