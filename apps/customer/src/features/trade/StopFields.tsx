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
  /** Reference price of the stops; null while unknown. */
  reference: Price | null;
  precision: number;
  /** Results at the stops; undefined where unknown. */
  atStopLoss: Money | undefined;
  atTakeProfit: Money | undefined;
  /** Results of the other side while no side is chosen: each figure then names its side. */
  other?: OtherSide;
  errorOf: (name: StopName) => string | undefined;
  onSwitch: (name: StopName, on: boolean) => void;
  onText: (name: StopName, text: string) => void;
}

interface OtherSide {
  readonly reference: Price | null;
  readonly values: StopValues;
  readonly forecast: { readonly atStopLoss?: Money; readonly atTakeProfit?: Money } | undefined;
}

/** Stop-loss, take-profit and trailing stop, each with a switch and its result. */
export function StopFields(props: StopFieldsProps) {
  const { stops, values, side, reference, precision, other, errorOf, onSwitch, onText } = props;
  const { t } = useTranslation();
  const { currency } = useConfig();
  const isSideOpen = other !== undefined;
  const otherSide = side === 'buy' ? 'sell' : 'buy';
  const step = reference === null ? pointOf(precision) : priceStep(reference, precision);
  const moneyOf = (amount: Money) => ltr(`${formatSignedPlaces(amount, MONEY_PLACES)} ${currency}`);
  const brings = (amount: Money | undefined) =>
    amount === undefined
      ? undefined
      : t(
          isSideOpen ? (side === 'buy' ? 'trade.stopBringsBuy' : 'trade.stopBringsSell') : 'trade.stopBrings',
          { amount: moneyOf(amount) },
        );
  const bringsAt = (of: Side, price: Price, amount: Money) =>
    t(of === 'buy' ? 'trade.ifBuy' : 'trade.ifSell', {
      text: t('trade.stopBringsAt', { price: ltr(formatPrice(price, precision)), amount: moneyOf(amount) }),
    });
  /** The values entered would be on the wrong side for the other direction. */
  const comesTo = (name: 'stopLoss' | 'takeProfit', key: 'atStopLoss' | 'atTakeProfit') => {
    const amount = props[key];
    const elsewhere = other?.forecast?.[key];
    if (amount === undefined || !other || elsewhere === undefined || stops[name].touched)
      return brings(amount);
    return `${bringsAt(side, values[name], amount)} · ${bringsAt(otherSide, other.values[name], elsewhere)}`;
  };
  const startOf = (of: Side, from: Price) =>
    ltr(formatPrice(of === 'buy' ? from - values.trailing : from + values.trailing, precision));
  const follows = () => {
    if (reference === null || values.trailing === 0n) return undefined;
    const own = startOf(side, reference);
    const price = other?.reference
      ? `${own} (${t(`orders.${side}`)}) / ${startOf(otherSide, other.reference)} (${t(`orders.${otherSide}`)})`
      : own;
    return t('trade.trailingHint', { price });
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
      {field('stopLoss', t('orders.stopLoss'), comesTo('stopLoss', 'atStopLoss'))}
      {field('takeProfit', t('orders.takeProfit'), comesTo('takeProfit', 'atTakeProfit'))}
      {field('trailing', t('trade.trailing'), follows())}
    </>
  );
}
