import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import { textSize } from '../../ui/theme/text-size.js';
import { UNSEEN } from '../../ui/Unseen.js';
import { useNow } from '../../ui/useNow.js';
import { useReducedMotion } from '../../ui/useReducedMotion.js';
import { useConfig } from '../configuration/configuration.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OptionCountdown } from './OptionCountdown.js';
import { RunningFacts, useEndedNow } from './RunningFacts.js';
import type { PushedOption } from './running-option.js';
import type { OptionSheet } from './useLookedOption.js';
import { useSellable } from './useSellable.js';

const Strip = styled('ul')({
  flex: 'none',
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: '1 0 auto', maxWidth: '100%' },
});

const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 72,
  // The chart above shows the entry and the current price.
  [SHORT_SCREEN]: { minHeight: 56, padding: '2px 8px', '& button > small:first-of-type': UNSEEN },
  padding: '6px 8px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 60,
  [SHORT_SCREEN]: { minHeight: 48, alignContent: 'center' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'start',
  gap: '0 12px',
  borderRadius: 8,
  textAlign: 'start',
  ...theme.typography.body2,
  fontWeight: 600,
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24, minWidth: 0 },
  // Where both do not fit, the result is on a line of its own.
  '& > span + span': { marginInlineStart: 'auto' },
  '& > small': { flex: '0 0 100%', ...theme.typography.caption, color: theme.palette.text.secondary },
}));

interface RunningOptionsProps {
  options: readonly PushedOption[];
  /** The shown market; options of others name theirs. */
  symbolId: number;
  /** Just bought: scrolled into view once. */
  newest: number | null;
  onLook: (option: PushedOption, sheet: OptionSheet) => void;
}

/** The customer's running options with countdown and current result. */
export function RunningOptions({ options, symbolId, newest, onLook }: RunningOptionsProps) {
  const { t } = useTranslation();
  const now = useNow(250);
  const sellable = useSellable();
  const calm = useReducedMotion();
  const strip = useRef<HTMLUListElement>(null);
  const bought = newest !== null && options.some(({ id }) => id === newest) ? newest : null;
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    if (bought === null || shownId.current === bought) return;
    shownId.current = bought;
    const row = strip.current?.querySelector(`[data-testid="option-${bought}"]`);
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [bought, calm]);
  if (options.length === 0) return null;
  return (
    <Strip ref={strip} aria-label={t('options.yours')}>
      {options.map((option) => (
        <li key={option.id}>
          <Running
            option={option}
            isForeign={option.symbol.id !== symbolId}
            now={now}
            onOpen={() => onLook(option, 'detail')}
            onSell={sellable(option, now) ? () => onLook(option, 'sell') : undefined}
          />
        </li>
      ))}
    </Strip>
  );
}

interface RunningProps {
  option: PushedOption;
  isForeign: boolean;
  /** Device clock. */
  now: number;
  onOpen: () => void;
  /** Undefined if it cannot be sold. */
  onSell: (() => void) | undefined;
}

function Running({ option, isForeign, now, onOpen, onSell }: RunningProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const ended = useEndedNow(option);
  const { showCode: symbol } = option.symbol;
  return (
    <Item data-testid={`option-${option.id}`}>
      <OptionCountdown option={option} now={now} />
      <Press aria-haspopup="dialog" onClick={onOpen}>
        <span>
          <OptionDirectionBadge option={option} />
          <MoneyText amount={option.stake} />
          {isForeign && symbol}
        </span>
        <span>
          <MoneyText amount={ended?.profit} signed={ended !== null} currency={currency} />
        </span>
        <RunningFacts option={option} />
      </Press>
      {onSell && (
        <Button
          variant="outlined"
          sx={{ minWidth: 0, minHeight: 44, px: 3, fontSize: textSize(14) }}
          aria-label={t('options.sellOne', { symbol })}
          onClick={onSell}
        >
          {t('options.sell')}
        </Button>
      )}
    </Item>
  );
}
