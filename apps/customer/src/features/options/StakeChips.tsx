import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { formatDecimal, type Money } from '@truemark/money';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { inARow } from './in-a-row.js';
import { canBeStaked, STAKE_SHARES, shareOfBalance, spreadOf } from './purchase-draft.js';
import type { Purchase } from './usePurchase.js';

const Row = styled('div')({
  flex: 'none',
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '[data-shape="side"] &, [data-shape="wide"] &': { flexWrap: 'wrap', gap: 6 },
  [NARROW_THREE_COLUMNS]: {
    '[data-shape="wide"] &': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--in-a-row), minmax(0, 1fr))',
    },
  },
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  flex: '1 0 auto',
  minWidth: 44,
  minHeight: 44,
  padding: '0 4px',
  borderRadius: 999,
  border: `1px solid ${theme.palette.tokens.edge}`,
  ...theme.typography.body2,
  fontWeight: 600,
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.accent.text,
    background: theme.palette.accent.tint,
    color: theme.palette.accent.text,
  },
  '&.Mui-disabled': { color: theme.palette.text.secondary, opacity: 0.6 },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

const Why = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

/** Number of stakes shown when space is short. */
const FOLDED = 3;

interface StakeChipsProps {
  purchase: Purchase;
  /** Undefined for a visitor and until known. */
  free: Money | undefined;
  /** All of them fit. */
  whole: boolean;
}

/** Stake buttons: the offered amounts, and shares of the free balance. */
export function StakeChips({ purchase, free, whole }: StakeChipsProps) {
  const { t } = useTranslation();
  const why = useId();
  const { offer, checked } = purchase;
  const { stake, duration } = checked;
  const offered = whole ? offer.stakes : spreadOf(offer.stakes, FOLDED);
  // Each keeps its position, whether it can be staked now or not.
  const shares = STAKE_SHARES.map((percent) => ({
    percent,
    amount: free === undefined ? null : shareOfBalance(free, percent, duration),
  }));
  // Two may have the same amount: the first is highlighted.
  const lit = stake === null ? -1 : [...offered, ...shares.map(({ amount }) => amount)].indexOf(stake);
  const isAnyOff =
    offered.some((amount) => !canBeStaked(amount, free, duration)) ||
    (free !== undefined && shares.some(({ amount }) => amount === null));
  return (
    <>
      <Row
        role="group"
        aria-describedby={isAnyOff ? why : undefined}
        aria-label={t('options.stakes')}
        style={{ '--in-a-row': inARow(offered.length + shares.length) } as CSSProperties}
      >
        {offered.map((amount, at) => (
          <Chip
            key={String(amount)}
            aria-pressed={at === lit}
            disabled={!canBeStaked(amount, free, duration)}
            onClick={() => purchase.setStake(formatDecimal(amount))}
          >
            <Figure>{formatFigure(amount)}</Figure>
          </Chip>
        ))}
        {shares.map(({ percent, amount }, at) => (
          <Chip
            key={`${percent}%`}
            aria-label={t('options.share', { percent: String(percent) })}
            aria-pressed={offered.length + at === lit}
            disabled={amount === null}
            onClick={() => amount !== null && purchase.setStake(formatDecimal(amount))}
          >
            <Figure>{String(percent)}%</Figure>
          </Chip>
        ))}
      </Row>
      {isAnyOff && <Why id={why}>{t('options.stakesOff')}</Why>}
    </>
  );
}
