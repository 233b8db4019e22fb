import { formatPrice, formatSignedPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import type { Money, Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/SwitchField.js';
import { useConfig } from '../configuration/configuration.js';
import { pointOf, priceStep } from '../market/price-steps.js';
import type { Side, StopName, Stops, StopValues } from './stops.js';

interface StopFieldsProps {
  stops: Stops;
  values: StopValues;
  side: Side;
  /** What the stops are measured against; null while it is not known. */
  reference: Price | null;
  precision: number;
  /** What they would bring; undefined where it cannot be known. */
  atStopLoss: Money | undefined;
  atTakeProfit: Money | undefined;
  /** The side is not chosen yet: what a stop would bring says which one it is said for. */
  isSideOpen?: boolean;
  errorOf: (name: StopName) => string | undefined;
  onSwitch: (name: StopName, on: boolean) => void;
  onText: (name: StopName, text: string) => void;
}

/** Stop-loss, take-profit and trailing stop, each behind its switch and with what it would come to. */
export function StopFields(props: StopFieldsProps) {
  const { stops, values, side, reference, precision, isSideOpen, errorOf, onSwitch, onText } = props;
  const { t } = useTranslation();
  const { currency } = useConfig();
  const step = reference === null ? pointOf(precision) : priceStep(reference, precision);
  const comesTo = (amount: Money | undefined) =>
    amount === undefined
      ? undefined
      : t(
          isSideOpen ? (side === 'buy' ? 'trade.stopBringsBuy' : 'trade.stopBringsSell') : 'trade.stopBrings',
          { amount: ltr(`${formatSignedPlaces(amount, MONEY_PLACES)} ${currency}`) },
        );
  const follows = () => {
    if (reference === null || values.trailing === 0n) return undefined;
    const first = side === 'buy' ? reference - values.trailing : reference + values.trailing;
    return t('trade.trailingHint', { price: ltr(formatPrice(first, precision)) });
  };
  const field = (name: StopName, label: string, hint: string | undefined) => (
    <SwitchField
      label={label}
      on={stops[name].on}
      onSwitch={(on) => onSwitch(name, on)}
      text={stops[name].text}
      onText={(text) => onText(name, text)}
      step={step}
      hint={hint}
      error={errorOf(name)}
    />
  );
  return (
    <>
      {field('stopLoss', t('orders.stopLoss'), comesTo(props.atStopLoss))}
      {field('takeProfit', t('orders.takeProfit'), comesTo(props.atTakeProfit))}
      {field('trailing', t('trade.trailing'), follows())}
    </>
  );
}
