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

/** Symbol, with the account type below it, within the height of a button. */
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

/** Symbol with a button that opens the list. Without `onOpen` the list is visible already. */
export function SymbolPicker({ symbol, onOpen }: { symbol: TradeSymbol; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation();
  const user = useUser();
  const signedIn = useSignedIn();
  const id = useId();
  const names = (
    <Names>
      <h1>{symbol.showCode}</h1>
      {signedIn && (
        // The line is reserved until known, so that the name above does not move.
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

/** Labels of prices that are not ordinary live ones. A closed market has its own line. */
export function SymbolLabels({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  const user = useUser();
  // Until known, the last known value: the longer text may need another line.
  const isReal = user ? !user.isDemo : wasReal();
  // With real money: its prices are what is simulated.
  const simulated = isReal ? 'market.simulatedPrices' : 'market.simulated';
  return (
    <>
      {symbol.isSimulated && <StatusBadge>{t(simulated)}</StatusBadge>}
      {state === 'stale' && <StatusBadge tone="down">{t('market.stale')}</StatusBadge>}
    </>
  );
}
