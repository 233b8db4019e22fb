import { formatPrice } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { OUTCOME_KEYS } from './option-words.js';
import { ifEndedNow, type PushedOption } from './running-option.js';

/** Result of a running option at the current price; null without an entry. */
export function useEndedNow(option: PushedOption): ReturnType<typeof ifEndedNow> {
  return ifEndedNow(option, useQuote(option.symbol.code)?.bid);
}

/** From entry to current price: the result if it ended now, and the profit of a win. */
export function RunningFacts({ option }: { option: PushedOption }) {
  const { t } = useTranslation();
  const quote = useQuote(option.symbol.code);
  const ended = useEndedNow(option);
  const { pricePrecision: precision } = option.symbol;
  return (
    <>
      {option.entryPrice === null ? (
        <small>{t('options.waiting')}</small>
      ) : (
        <small>
          {t('options.entry')}{' '}
          <Figure>
            {formatPrice(option.entryPrice, precision)} →{' '}
            <PriceText price={quote?.bid} precision={precision} />
          </Figure>
        </small>
      )}
      <small>
        {ended && `${t('options.now')}: ${t(OUTCOME_KEYS[ended.outcome])} · `}
        {t('options.ifWin')} <MoneyText amount={option.profitIfWin} signed />
      </small>
    </>
  );
}
