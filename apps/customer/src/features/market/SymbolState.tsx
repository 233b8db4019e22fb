import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Unseen } from '../../ui/Unseen.js';
import { currentLanguage } from '../configuration/configuration.js';

const Words = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  // A line's height, so that a dot without words stands in its middle.
  minHeight: 16,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 7,
    borderRadius: 999,
    boxSizing: 'border-box',
    border: `1.5px solid ${theme.palette.text.secondary}`,
  },
  '&[data-open="true"]::before': { border: 0, background: theme.palette.up.main },
}));

const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and the hour on the device's clock, as short as the language has them. */
const opening = (at: number): string => {
  const day = new Intl.DateTimeFormat(currentLanguage().tag, { weekday: 'short' }).format(at);
  return `${day} ${clock.format(at)}`;
};

interface SymbolStateProps {
  symbol: Pick<TradeSymbol, 'isOpen' | 'opensAt'>;
  /** That it is open is said by the dot alone. */
  short?: boolean;
}

/** Whether a symbol trades now; of a closed one when it does again, where that is known. */
export function SymbolState({ symbol, short }: SymbolStateProps) {
  const { t } = useTranslation();
  const { isOpen, opensAt } = symbol;
  const Said = short ? Unseen : 'span';
  const closed = () => (opensAt ? t('market.opens', { time: opening(opensAt) }) : t('market.closedShort'));
  return <Words data-open={isOpen}>{isOpen ? <Said>{t('market.open')}</Said> : closed()}</Words>;
}
