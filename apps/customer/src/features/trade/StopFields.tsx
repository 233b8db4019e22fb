import { formatPrice, formatSignedPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { decimal, type Money, type Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/SwitchField.js';
import { useConfig } from '../configuration/configuration.js';
import { pointOf, priceStep } from '../market/price-steps.js';
import { type Side, type StopName, type Stops, type StopValues, suggested } from './stops.js';

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
  /** What the other side's are measured against, where the side is not chosen yet: each figure then says its side. */
  other?: Price | null;
  errorOf: (name: StopName) => string | undefined;
  onSwitch: (name: StopName, on: boolean) => void;
  onText: (name: StopName, text: string) => void;
}

/** Stop-loss, take-profit and trailing stop, each behind its switch and with what it would come to. */
export function StopFields(props: StopFieldsProps) {
  const { stops, values, side, reference, precision, other, errorOf, onSwitch, onText } = props;
  const { t } = useTranslation();
  const { currency } = useConfig();
  const isSideOpen = other !== undefined;
  const otherSide = side === 'buy' ? 'sell' : 'buy';
  const step = reference === null ? pointOf(precision) : priceStep(reference, precision);
  const brings = (amount: Money | undefined) =>
    amount === undefined
      ? undefined
      : t(
          isSideOpen ? (side === 'buy' ? 'trade.stopBringsBuy' : 'trade.stopBringsSell') : 'trade.stopBrings',
          { amount: ltr(`${formatSignedPlaces(amount, MONEY_PLACES)} ${currency}`) },
        );
  /** What is filled in lies elsewhere for the other side. */
  const comesTo = (name: StopName, amount: Money | undefined) => {
    const said = brings(amount);
    if (said === undefined || !other || stops[name].touched) return said;
    const text = ltr(formatPrice(decimal(suggested(name, otherSide, other, precision)), precision));
    return `${said} · ${t(otherSide === 'buy' ? 'trade.ifBuy' : 'trade.ifSell', { text })}`;
  };
  const startOf = (of: Side, from: Price) =>
    ltr(formatPrice(of === 'buy' ? from - values.trailing : from + values.trailing, precision));
  const follows = () => {
    if (reference === null || values.trailing === 0n) return undefined;
    const own = startOf(side, reference);
    const price = other
      ? `${own} (${t(`orders.${side}`)}) / ${startOf(otherSide, other)} (${t(`orders.${otherSide}`)})`
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
      {field('stopLoss', t('orders.stopLoss'), comesTo('stopLoss', props.atStopLoss))}
      {field('takeProfit', t('orders.takeProfit'), comesTo('takeProfit', props.atTakeProfit))}
      {field('trailing', t('trade.trailing'), follows())}
    </>
  );
}
