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
  // Line height, so that a dot without text is centred.
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

/** Day and hour by the device's clock, in the language's short form. */
const opening = (at: number): string => {
  const day = new Intl.DateTimeFormat(currentLanguage().tag, { weekday: 'short' }).format(at);
  return `${day} ${clock.format(at)}`;
};

interface SymbolStateProps {
  symbol: Pick<TradeSymbol, 'isOpen' | 'opensAt'>;
  /** An open market is shown by the dot alone. */
  short?: boolean;
}

/** Whether a symbol is tradable; for a closed one when it opens again, if known. */
export function SymbolState({ symbol, short }: SymbolStateProps) {
  const { t } = useTranslation();
  const { isOpen, opensAt } = symbol;
  const Said = short ? Unseen : 'span';
  const closed = () => (opensAt ? t('market.opens', { time: opening(opensAt) }) : t('market.closedShort'));
  return <Words data-open={isOpen}>{isOpen ? <Said>{t('market.open')}</Said> : closed()}</Words>;
}
