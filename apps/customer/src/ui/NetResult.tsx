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
  /** Shows the parts. */
  onParts?: () => void;
}

/** What is left of a result after fees; with `onParts` a tap shows what it is made of. */
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
  /** Its price still moves. */
  isMoving: boolean;
}

/** What a result is made of, in as many places as it takes to add up to what is shown above. */
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
        // The same digits below as in the parts: the rounded figure above is not their sum to the last one.
        [t('result.net'), places === MONEY_PLACES ? null : money(sumInPlaces(parts, places))],
      ]}
    />
  );
}
