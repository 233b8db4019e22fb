import { styled } from '@mui/material/styles';
import type { Money } from '@truemark/money';
import { amountAt, placeOf, placesOf } from './amount-steps.js';

const Range = styled('input')(({ theme }) => ({
  width: '100%',
  height: 44,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.palette.accent.text,
  colorScheme: theme.palette.mode,
}));

interface AmountSliderProps {
  label: string;
  least: Money;
  most: Money;
  /** Current value; the lower bound if there is no amount. */
  amount: Money;
  /** Accessible value text. */
  text: string;
  onAmount: (amount: Money) => void;
}

/** Slider for an amount between two bounds; finger, mouse or arrow keys. */
export function AmountSlider({ label, least, most, amount, text, onAmount }: AmountSliderProps) {
  const bounds = { least, most };
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={placesOf(bounds)}
      value={placeOf(amount, bounds)}
      onChange={({ target }) => onAmount(amountAt(Number(target.value), bounds))}
    />
  );
}
