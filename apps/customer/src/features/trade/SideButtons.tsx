import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pendingKind } from '@truemark/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useOnline } from '../../ui/online.js';
import { PriceText } from '../../ui/PriceText.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { textSize } from '../../ui/theme/text-size.js';
import { WHY_OFF } from '../market/market-words.js';
import type { MarketState } from '../market/useMarketState.js';
import { TicketNotes } from '../traded/TicketNotes.js';
import type { Side } from './stops.js';
import type { OrderForm } from './useOrderForm.js';

const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Press = styled(Button)(({ theme }) => ({
  minHeight: 52,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { minHeight: 48, paddingBlock: 2 } },
  flexDirection: 'column',
  gap: 0,
  lineHeight: textSize(20),
  '& small': { ...theme.typography.caption, fontWeight: 600 },
  '&[data-side="sell"]': { background: theme.palette.down.main, color: theme.palette.down.on },
  '&[data-side="buy"]': { background: theme.palette.up.main, color: theme.palette.up.on },
  '&.Mui-disabled': { background: theme.palette.tokens.raised, color: theme.palette.text.secondary },
}));

interface SideButtonsProps {
  symbol: TradeSymbol;
  form: OrderForm;
  state: MarketState;
}

const KEYS = {
  buy: { market: 'trade.buy', limit: 'trade.buyLimit', stop: 'trade.buyStop' },
  sell: { market: 'trade.sell', limit: 'trade.sellLimit', stop: 'trade.sellStop' },
} as const;

/** Interval at which the accessible price of a focused button is updated, ms. */
const ANNOUNCE_INTERVAL = 10_000;

interface AnnouncedPrice {
  readonly button: HTMLElement;
  readonly name: string;
  readonly price: string;
}

const announcedPriceOf = (button: HTMLElement, name: string): AnnouncedPrice => ({
  button,
  name,
  price: button.querySelector('small')?.textContent ?? '',
});

/**
 * Accessible price of the focused button. It follows the price at intervals: a screen reader would announce every tick,
 * and the price from the time of focus would soon be outdated.
 */
function useAnnouncedPrice() {
  const [announced, setAnnounced] = useState<AnnouncedPrice | null>(null);
  useEffect(() => {
    if (!announced) return;
    const timer = setTimeout(
      () => setAnnounced(announcedPriceOf(announced.button, announced.name)),
      ANNOUNCE_INTERVAL,
    );
    return () => clearTimeout(timer);
  }, [announced]);
  return [announced, setAnnounced] as const;
}

/** Sell at the bid, buy at the ask; for a pending order, its kind on either side. */
export function SideButtons({ symbol, form, state }: SideButtonsProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const quote = useQuote(symbol.code);
  const { draft, checked, ask } = form;
  const why = online ? (WHY_OFF[state] ?? form.whyOff) : 'ui.offline.title';
  const [announced, setAnnounced] = useAnnouncedPrice();
  const target = draft.mode === 'pending' ? checked.price : null;
  const button = (side: Side) => {
    const kind = target !== null && quote ? pendingKind(side, target, quote) : 'market';
    const name = t(KEYS[side][kind]);
    return (
      <Press
        variant="contained"
        data-side={side}
        data-asks
        disabled={why !== undefined}
        aria-label={announced?.name === name && why === undefined ? `${name} ${announced.price}` : undefined}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setAnnounced(announcedPriceOf(currentTarget, name));
        }}
        onBlur={() => setAnnounced(null)}
        onClick={() => ask(side)}
      >
        {name}
        <small>
          {why === undefined ? (
            <PriceText
              still
              price={target ?? (side === 'buy' ? quote?.ask : quote?.bid)}
              precision={symbol.pricePrecision}
            />
          ) : (
            t(why)
          )}
        </small>
      </Press>
    );
  };
  return (
    <>
      <TicketNotes />
      {form.own.note}
      <Two>
        {button('sell')}
        {button('buy')}
      </Two>
    </>
  );
}
