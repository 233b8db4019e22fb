import ButtonBase from '@mui/material/ButtonBase';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts.js';
import { MoneyText } from './MoneyText.js';

/** What a trade brought: by its prices, less what it cost. */
export interface ResultParts {
  /** By the prices alone; undefined while it is not known. */
  readonly result: Money | undefined;
  readonly fee: Money;
  /** A trader's share of a copy. */
  readonly share?: Money;
}

/** The result less fee and share. */
export const netOf = ({ result, fee, share = 0n }: ResultParts): Money | undefined =>
  result === undefined ? undefined : result - fee - share;

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

/** The parts of a result under each other, and what they come to. */
export function ResultFacts({
  currency,
  places,
  ...parts
}: ResultParts & { currency: string; places?: number }) {
  const { t } = useTranslation();
  const money = (amount: Money | undefined) => (
    <MoneyText amount={amount} signed places={places} currency={currency} />
  );
  return (
    <Facts
      facts={[
        [t('result.price'), money(parts.result)],
        [t('result.fee'), money(-parts.fee)],
        [t('result.share'), parts.share ? money(-parts.share) : null],
        [t('result.net'), money(netOf(parts))],
      ]}
    />
  );
}
