import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MAX_NOTE_LENGTH } from '@truemark/contracts';
import { alertDirection } from '@truemark/domain';
import { formatPrice, ltr } from '@truemark/i18n';
import { formatDecimal, parseDecimal } from '@truemark/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { AmountField } from '../../ui/AmountField.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { clearSent } from '../../ui/clear-sent.js';
import { PriceText } from '../../ui/PriceText.js';
import { TextField } from '../../ui/TextField.js';
import { useLatest } from '../../ui/useLatest.js';
import { priceStep, roundDistance, snap } from '../market/price-steps.js';
import { useAddAlert } from './useAlerts.js';

const Form = styled('form')({ display: 'grid', gap: 16 });

const Now = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** Half a percent, in thousandths. */
const AWAY = 5n;
const NOTHING = '\u00a0';

/** Form for an alert on a symbol. Shows while typing from which side the price would reach it. */
export function AlertForm({ symbol, onSet }: { symbol: TradeSymbol; onSet: () => void }) {
  const { t } = useTranslation();
  const call = useAddAlert();
  const bid = useQuote(symbol.code)?.bid;
  const precision = symbol.pricePrecision;
  const [typed, setText] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const latest = useLatest({ typed, note });
  const [refused, setRefused] = useState<string | undefined>();
  // Until something is typed, the default stays a little away from the market.
  const [near, setNear] = useState(bid);
  if (near === undefined && bid !== undefined) setNear(bid);
  const first =
    near === undefined ? '' : formatDecimal(snap(near + roundDistance(near, AWAY, precision), precision));
  const text = typed ?? first;
  const price = parseDecimal(text);
  const isPrice = price !== null && price > 0n && snap(price, precision) === price;

  const hint = () => {
    // Keeps its line while there is nothing to show.
    if (!isPrice || bid === undefined) return NOTHING;
    const direction = alertDirection(price, bid);
    if (direction === null) return t('alerts.atMarket');
    return t(`alerts.${direction}`, { price: ltr(formatPrice(price, precision)) });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isPrice || call.isPending) return;
    setRefused(undefined);
    call.mutate(
      { symbolId: symbol.id, price, note: note.trim() },
      {
        onSuccess: () => {
          setAsked(false);
          setNote(clearSent(note, ''));
          const now = latest();
          // Stays open with what was typed since.
          if (now.typed === typed && now.note === note) onSet();
        },
        onError: (fault) => setRefused(fault instanceof Refusal ? fault.message : undefined),
      },
    );
  };
  return (
    <Form onSubmit={send} noValidate>
      <AmountField
        label={t('alerts.price')}
        aside={
          <Now>
            {t('orders.priceNow')} <PriceText price={bid} precision={precision} />
          </Now>
        }
        text={text}
        step={priceStep(price ?? bid ?? 0n, precision)}
        hint={hint()}
        error={
          refused ??
          (isPrice || (text === '' && !asked) ? undefined : t('alerts.priceWrong', { places: precision }))
        }
        onText={(next) => {
          setText(next);
          setRefused(undefined);
        }}
      />
      <TextField
        label={t('alerts.note')}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={call.isPending}>
        <BusyLabel busy={call.isPending}>{t('alerts.set')}</BusyLabel>
      </Button>
    </Form>
  );
}
