import { styled } from '@mui/material/styles';
import type { MicroOrder, MicroSell } from '@truemark/contracts';
import { formatMoney, ltr } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { CountdownRing } from '../../ui/CountdownRing.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { toast } from '../../ui/toast.js';
import { useNow } from '../../ui/useNow.js';
import { useConfig } from '../configuration/configuration.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { chanceOf } from './percent.js';
import type { HeardOption } from './running-option.js';
import { type HeardOffer, refusedOffer, useSellOffer } from './useSellOffer.js';

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  '& strong': { ...theme.typography.h1 },
}));

interface SellSheetProps {
  option: HeardOption;
  open: boolean;
  onDone: () => void;
}

/** Offers a price for a running option; each holds for a few seconds and is then renewed. */
export function SellSheet(props: SellSheetProps) {
  return props.open ? <Selling key={props.option.Id} {...props} /> : null;
}

/** Nothing more can be sold after these. */
const OVER = ['micro.not_running', 'micro.not_found', 'micro.sell_back_off'];

function Selling({ option, onDone }: SellSheetProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const now = useNow(250);
  const offered = useSellOffer(option.Id, true);
  const [said, setSaid] = useState<string>();
  const selling = useMoneyCall<MicroSell, MicroOrder>({
    path: '/v2/api/micro/sell',
    said: t('options.outcome.sold'),
    quiet: true,
  });
  const why = refusedOffer(offered.error);
  const offer = why === undefined ? offered.data : undefined;
  const refuse = (refusal: Refusal) => {
    if (OVER.includes(refusal.key)) {
      toast.info(refusal.message);
      return onDone();
    }
    setSaid(refusal.key === 'micro.offer_expired' ? t('options.sell.renewed') : refusal.message);
    offered.refetch();
  };
  const sell = () => {
    if (!offer) return;
    setSaid(undefined);
    selling.send({ id: option.Id, price: offer.price }, { onSuccess: onDone, onRefused: refuse });
  };
  const price = offer && ltr(`${formatMoney(decimal(offer.price))} ${currency}`);
  return (
    <ConfirmSheet
      open
      title={t('options.sell.title', { symbol: option.ForexTradeList.ShowCode })}
      confirm={price ? t('options.sell.confirm', { price }) : t('options.sell')}
      dismiss={t('options.sell.keep')}
      risk={t('options.sell.text')}
      busy={selling.busy}
      disabled={!offer}
      onConfirm={sell}
      onClose={onDone}
    >
      <Stack>
        <OfferLine offer={offer} why={why} now={now} />
        <Facts
          facts={[
            [t('orders.side'), <OptionDirectionBadge key="d" option={option} />],
            [t('options.stake'), <MoneyText key="k" amount={decimal(option.Number)} currency={currency} />],
            [
              t('options.sell.net'),
              <MoneyText key="n" amount={offer && decimal(offer.profit)} signed currency={currency} />,
            ],
            [
              t('options.sell.chance'),
              <bdi key="c" dir="ltr">
                {offer ? chanceOf(decimal(offer.chance)) : '–'}
              </bdi>,
            ],
          ]}
        />
        {said && <p role="alert">{said}</p>}
      </Stack>
    </ConfirmSheet>
  );
}

function OfferLine({ offer, why, now }: { offer: HeardOffer | undefined; why?: string; now: number }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  if (!offer) {
    return (
      <Offer role="status">
        <p>{why ?? t('options.sell.asking')}</p>
      </Offer>
    );
  }
  // The clock that is shown stands still for a moment at a time: no offer has more left than it was made with.
  const left = Math.min(offer.holds, Math.max(0, offer.until - now));
  const seconds = String(Math.ceil(left / 1000));
  return (
    <Offer>
      <CountdownRing
        left={left}
        whole={offer.holds}
        text={seconds}
        label={t('options.sell.valid', { time: seconds })}
      />
      <div>
        <p>{t('options.sell.price')}</p>
        <strong>
          <MoneyText amount={decimal(offer.price)} currency={currency} />
        </strong>
      </div>
    </Offer>
  );
}
