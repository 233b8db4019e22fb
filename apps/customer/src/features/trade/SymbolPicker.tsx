import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { textSize } from '../../ui/theme/text-size.js';
import type { MarketState } from '../market/useMarketState.js';

const Picker = styled(ButtonBase)(({ theme }) => ({
  flex: '0 1 auto',
  gap: 2,
  minHeight: 44,
  padding: '0 4px 0 8px',
  borderRadius: 12,
  minWidth: 0,
  marginInlineEnd: 'auto',
  '& h1': { ...theme.typography.h3, fontSize: textSize(18), flex: '0 1 auto', margin: 0, paddingBlock: 0 },
}));

/** Opens the list of symbols. */
export function SymbolPicker({ symbol, onOpen }: { symbol: TradeSymbol; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Picker
      aria-haspopup="dialog"
      aria-label={t('market.pick', { symbol: symbol.showCode })}
      onClick={onOpen}
    >
      <h1>{symbol.showCode}</h1>
      <ExpandMore aria-hidden />
    </Picker>
  );
}

/** What kind of price this is, where it is not an ordinary live one. */
export function SymbolLabels({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  return (
    <>
      {symbol.isSimulated && <StatusBadge>{t('market.simulated')}</StatusBadge>}
      {state === 'closed' && <StatusBadge tone="down">{t('market.closed')}</StatusBadge>}
      {state === 'stale' && <StatusBadge tone="down">{t('market.stale')}</StatusBadge>}
    </>
  );
}
