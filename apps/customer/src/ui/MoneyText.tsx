import { styled } from '@mui/material/styles';
import { formatMoney, formatPlaces, formatSignedPlaces, MONEY_PLACES } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { TonedFigure } from './TonedFigure.js';
import { textSize } from './theme/text-size.js';
import { tone } from './tone.js';

const Amount = styled(TonedFigure)({
  '& small': { fontSize: `max(${textSize(12)}, 0.72em)`, fontWeight: 500, marginInlineStart: '0.35em' },
});

interface MoneyTextProps {
  amount: Money | undefined;
  currency?: string;
  /** Currency symbol before the digits, if the setting `currency_symbol` has one. */
  symbol?: string;
  places?: number;
  /** Shows a sign, coloured by direction unless `plain`. */
  signed?: boolean | 'plain';
  /** Shows stars instead of digits. */
  hidden?: boolean;
}

/** Amount with its currency. */
export function MoneyText({
  amount,
  currency,
  symbol,
  places = MONEY_PLACES,
  signed,
  hidden,
}: MoneyTextProps) {
  const text = () => {
    if (amount === undefined) return '–';
    if (hidden) return '••••••';
    if (signed) return formatSignedPlaces(amount, places);
    return places === MONEY_PLACES ? formatMoney(amount) : formatPlaces(amount, places);
  };
  return (
    <Amount data-tone={signed === true && !hidden && amount !== undefined ? tone(amount) : undefined}>
      {symbol && amount !== undefined && !hidden && symbol}
      {text()}
      {currency && <small>{currency}</small>}
    </Amount>
  );
}
