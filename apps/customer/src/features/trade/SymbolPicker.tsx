import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../api/session.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { textSize } from '../../ui/theme/text-size.js';
import type { MarketState } from '../market/useMarketState.js';
import { wasReal } from '../session/last-account.js';
import { useUser } from '../session/useUser.js';

const Picker = styled(ButtonBase)({
  flex: '0 1 auto',
  gap: 2,
  minHeight: 44,
  padding: '0 4px 0 8px',
  borderRadius: 12,
  minWidth: 0,
  marginInlineEnd: 'auto',
  textAlign: 'start',
});

/** The symbol, and below it whose money trades: both within the height of a button. */
const Names = styled('span')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '& h1': {
    ...theme.typography.h3,
    fontSize: textSize(18),
    lineHeight: '24px',
    flex: '0 1 auto',
    margin: 0,
    paddingBlock: 0,
  },
  '& small': {
    ...theme.typography.caption,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    '&[data-real="true"]': { color: theme.palette.waiting.text, fontWeight: 600 },
  },
}));

const Plain = styled('div')({ marginInlineEnd: 'auto', paddingInlineStart: 8, minWidth: 0 });

/** The symbol, and the way to the list of them; without `onOpen` the list is in sight already. */
export function SymbolPicker({ symbol, onOpen }: { symbol: TradeSymbol; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation();
  const user = useUser();
  const signedIn = useSignedIn();
  const id = useId();
  const names = (
    <Names>
      <h1>{symbol.showCode}</h1>
      {signedIn && (
        // Its line is kept until it is known, so that the name above stays where it is.
        <small id={id} data-real={user?.isDemo === false}>
          {user ? t(user.isDemo ? 'session.demo' : 'session.real') : '\u00a0'}
        </small>
      )}
    </Names>
  );
  if (!onOpen) return <Plain>{names}</Plain>;
  return (
    <Picker
      aria-haspopup="dialog"
      aria-label={t('market.pick', { symbol: symbol.showCode })}
      aria-describedby={user && id}
      onClick={onOpen}
    >
      {names}
      <ExpandMore aria-hidden />
    </Picker>
  );
}

/** What kind of price this is, where it is not an ordinary live one; that the market is closed has a line of its own. */
export function SymbolLabels({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  const user = useUser();
  // Until it is known, as it was last: the longer words may need a line more.
  const isReal = user ? !user.isDemo : wasReal();
  // Beside real money: its prices are what is simulated.
  const simulated = isReal ? 'market.simulatedPrices' : 'market.simulated';
  return (
    <>
      {symbol.isSimulated && <StatusBadge>{t(simulated)}</StatusBadge>}
      {state === 'stale' && <StatusBadge tone="down">{t('market.stale')}</StatusBadge>}
    </>
  );
}
