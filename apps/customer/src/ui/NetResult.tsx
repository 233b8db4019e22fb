import ButtonBase from '@mui/material/ButtonBase';
import { MONEY_PLACES } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts.js';
import { MoneyText } from './MoneyText.js';
import { netOf, placesOfParts, type ResultParts, sumInPlaces } from './result-parts.js';

interface NetResultProps extends ResultParts {
  currency?: string;
  hidden?: boolean;
  /** Opens the breakdown. */
  onParts?: () => void;
}

/** Result net of fees. With `onParts`, a tap shows the breakdown. */
export function NetResult({ currency, hidden, onParts, ...parts }: NetResultProps) {
  const { t } = useTranslation();
  const net = <MoneyText amount={netOf(parts)} signed currency={currency} hidden={hidden} />;
  if (!onParts) return net;
  return (
    <ButtonBase
      aria-haspopup="dialog"
      title={t('result.showParts')}
      onClick={onParts}
      sx={{ font: 'inherit', minHeight: 24, textDecoration: 'underline dotted', textUnderlineOffset: 4 }}
    >
      {net}
    </ButtonBase>
  );
}

interface ResultFactsProps extends ResultParts {
  currency: string;
  /** The price is still moving. */
  isMoving: boolean;
}

/** Breakdown of a result, with enough decimal places to add up to the figure shown above. */
export function ResultFacts({ currency, isMoving, ...parts }: ResultFactsProps) {
  const { t } = useTranslation();
  const { result, fee, share } = parts;
  const places = placesOfParts(parts, isMoving);
  const money = (amount: Money | undefined) => (
    <MoneyText amount={amount} signed places={places} currency={currency} />
  );
  return (
    <Facts
      facts={[
        [t('result.price'), money(result)],
        [t('result.fee'), money(-fee)],
        [t('result.share'), share ? money(-share) : null],
        // Net with as many decimal places as its parts, because the rounded figure above is not their sum to the last
        // digit.
        [t('result.net'), places === MONEY_PLACES ? null : money(sumInPlaces(parts, places))],
      ]}
    />
  );
}
