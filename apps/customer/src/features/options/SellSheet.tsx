import { styled } from '@mui/material/styles';
import { formatCountdown, formatMoney, formatPrice, ltr } from '@truemark/i18n';
import { decimal, type Money, product } from '@truemark/money';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import type { SellOffer } from '../../api/options.js';
import { OPTION_REFUSALS, sellOption } from '../../api/options.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { Stack } from '../../ui/Card.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { Leaving } from '../../ui/Leaving.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { toast } from '../../ui/toast.js';
import { useNow } from '../../ui/useNow.js';
import { useConfig } from '../configuration/configuration.js';
import { AccountMark } from '../session/AccountMark.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { chanceOf } from './percent.js';
import type { PushedOption } from './running-option.js';
import { refusedOffer, useSellOffer } from './useSellOffer.js';

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  '& strong': { ...theme.typography.h1 },
}));

interface SellSheetProps {
  option: PushedOption;
  open: boolean;
  onDone: () => void;
}

/** Sell-back value of a running option, and its sale at the next price, not below the customer's minimum. */
export function SellSheet(props: SellSheetProps) {
  return (
    <Leaving shown={props.open ? props : null}>
      {(last, open) => <Selling key={last.option.id} {...last} open={open} />}
    </Leaving>
  );
}

/** Refusals after which no sale is possible. */
const OVER: readonly string[] = [
  OPTION_REFUSALS.notRunning,
  OPTION_REFUSALS.notFound,
  OPTION_REFUSALS.sellBackOff,
];

/** Percent by which the next price may be below the one shown. */
const TOLERANCES = [0.5, 2, 5, 10] as const;
const USUAL_TOLERANCE = 2;

/** Minimum price for a tolerance, rounded down to cents. */
const leastOf = (price: Money, tolerance: number): Money =>
  product([price, decimal(100) - decimal(tolerance)], [decimal(100)], 2, 'down');

function Selling({ option, open, onDone }: SellSheetProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const now = useNow(250);
  const offered = useSellOffer(option.id);
  const [tolerance, setTolerance] = useState<number>(USUAL_TOLERANCE);
  const [said, setSaid] = useState<string>();
  const selling = useIdempotentCall({ action: sellOption, said: t('options.outcome.sold'), quiet: true });
  const why = refusedOffer(offered.error);
  const offer = why === undefined ? offered.data : undefined;
  const least = offer && leastOf(offer.price, tolerance);
  const refuse = (refusal: Refusal) => {
    if (OVER.includes(refusal.key)) {
      toast.info(refusal.message);
      return onDone();
    }
    setSaid(refusal.message);
    offered.refetch();
  };
  const sell = () => {
    if (least === undefined) return;
    setSaid(undefined);
    selling.send({ id: option.id, least }, { onSuccess: onDone, onRefused: refuse });
  };
  const price = offer && ltr(`${formatMoney(offer.price)} ${currency}`);
  return (
    <ConfirmSheet
      open={open}
      title={t('options.sell.title', { symbol: option.symbol.showCode })}
      mark={<AccountMark />}
      needsNetwork
      confirm={price ? t('options.sell.confirm', { price }) : t('options.sell')}
      dismiss={t('options.sell.keep')}
      risk={t('options.sell.text')}
      busy={selling.busy}
      disabled={!offer}
      onConfirm={sell}
      onClose={onDone}
    >
      <Stack>
        <OfferLine offer={offer} why={why} />
        <ChipRow
          label={t('options.sell.tolerance')}
          options={TOLERANCES.map((value) => ({ value, text: `−${value}%` }))}
          value={tolerance}
          onChange={setTolerance}
        />
        <Facts facts={factsOf(option, offer, least, now, currency, t)} />
        {selling.busy && <p role="status">{t('options.sell.waiting')}</p>}
        {said && <p role="alert">{said}</p>}
      </Stack>
    </ConfirmSheet>
  );
}

function factsOf(
  option: PushedOption,
  offer: SellOffer | undefined,
  least: Money | undefined,
  now: number,
  currency: string,
  t: TFunction,
) {
  const { entryPrice, symbol, stake, endsAt } = option;
  const entry = entryPrice === null ? '–' : formatPrice(entryPrice, symbol.pricePrecision);
  return [
    [t('orders.side'), <OptionDirectionBadge key="d" option={option} />],
    [t('options.stake'), <MoneyText key="k" amount={stake} currency={currency} />],
    [t('options.entry'), <Figure key="e">{entry}</Figure>],
    [t('options.sell.left'), <Figure key="t">{formatCountdown(Math.max(0, endsAt - now))}</Figure>],
    [t('options.sell.net'), <MoneyText key="n" amount={offer && offer.profit} signed currency={currency} />],
    [t('options.sell.chance'), <Figure key="c">{offer ? chanceOf(offer.chance) : '–'}</Figure>],
    [t('options.sell.least'), <MoneyText key="l" amount={least} currency={currency} />],
  ] as const;
}

function OfferLine({ offer, why }: { offer: SellOffer | undefined; why?: string }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  if (!offer) {
    return (
      <Offer role="status">
        <p>{why ?? t('options.sell.asking')}</p>
      </Offer>
    );
  }
  return (
    <Offer>
      <div>
        <p>{t('options.sell.price')}</p>
        <strong>
          <MoneyText amount={offer.price} currency={currency} />
        </strong>
      </div>
    </Offer>
  );
}
