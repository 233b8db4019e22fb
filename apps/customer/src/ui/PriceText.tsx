import { keyframes, styled } from '@mui/material/styles';
import { formatPrice } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useState } from 'react';
import { Figure } from './Figure.js';

const tint = keyframes({ from: { backgroundColor: 'var(--tint)' }, to: { backgroundColor: 'transparent' } });

const Flash = styled('span')(({ theme }) => ({
  borderRadius: 4,
  '&[data-went="up"]': { '--tint': theme.palette.up.tint, animation: `${tint} 150ms ease-out` },
  '&[data-went="down"]': { '--tint': theme.palette.down.tint, animation: `${tint} 150ms ease-out` },
}));

interface PriceTextProps {
  /** Undefined before the first price. */
  price: Price | undefined;
  precision: number;
  /** No tint, for areas with a colour of their own. */
  still?: boolean;
}

/** Price that tints briefly on change and never shifts its neighbours. */
export function PriceText({ price, precision, still }: PriceTextProps) {
  const [shown, setShown] = useState<{ price: Price | undefined; went: 'up' | 'down' | undefined }>({
    price,
    went: undefined,
  });
  if (shown.price !== price) {
    const before = shown.price;
    const went = before === undefined || price === undefined ? undefined : price > before ? 'up' : 'down';
    setShown({ price, went });
  }
  if (price === undefined) return <Figure aria-hidden>–</Figure>;
  return (
    <Figure>
      <Flash key={String(price)} data-went={still ? undefined : shown.went}>
        {formatPrice(price, precision)}
      </Flash>
    </Figure>
  );
}
