import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { OptionDirection } from '@truemark/domain';
import { type AppKey, formatSignedPlaces, MONEY_PLACES } from '@truemark/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { useOnline } from '../../ui/online.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { textSize } from '../../ui/theme/text-size.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { WHY_OFF } from '../market/market-words.js';
import type { MarketState } from '../market/useMarketState.js';
import { TicketNotes } from '../traded/TicketNotes.js';

const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Side = styled(Button)(({ theme }) => ({
  minHeight: 52,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { minHeight: 44, paddingBlock: 2 } },
  gap: 8,
  paddingInline: 8,
  lineHeight: textSize(20),
  '& > span': { display: 'flex', flexDirection: 'column' },
  // Two words stay on one line.
  [NARROW_THREE_COLUMNS]: { gap: 4, paddingInline: 4, '& > svg': { fontSize: 20 } },
  '& small': { ...theme.typography.caption, fontWeight: 600, textWrap: 'balance' },
  '&[data-side="down"]': { background: theme.palette.down.main, color: theme.palette.down.on },
  '&[data-side="up"]': { background: theme.palette.up.main, color: theme.palette.up.on },
  '&.Mui-disabled': { background: theme.palette.tokens.raised, color: theme.palette.text.secondary },
}));

interface DirectionButtonsProps {
  /** Profit on a win. */
  win: bigint;
  state: MarketState;
  /** Short reason why none can be bought. */
  why: AppKey | undefined;
  onPick: (direction: OptionDirection) => void;
  /** Note from the customer's own limits. */
  note: ReactNode;
}

/** Up and down buttons, each with the profit of a win. */
export function DirectionButtons({ win, state, why: ofStake, onPick, note }: DirectionButtonsProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const why = online ? (WHY_OFF[state] ?? ofStake) : 'ui.offline.title';
  const button = (direction: OptionDirection, Arrow: typeof ArrowUpward) => (
    <Side
      variant="contained"
      data-side={direction}
      data-asks
      disabled={why !== undefined}
      onClick={() => onPick(direction)}
    >
      {why === undefined && <Arrow aria-hidden />}
      <span>
        {t(direction === 'up' ? 'options.buyUp' : 'options.buyDown')}
        <small>
          {why === undefined ? (
            <>
              {t('options.winShort')} <Figure>{formatSignedPlaces(win, MONEY_PLACES)}</Figure>
            </>
          ) : (
            t(why)
          )}
        </small>
      </span>
    </Side>
  );
  return (
    <>
      <TicketNotes />
      {note}
      <Two>
        {button('down', ArrowDownward)}
        {button('up', ArrowUpward)}
      </Two>
    </>
  );
}

const Bar = styled(Skeleton)({
  height: 52,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { height: 44 } },
  '&[data-line]': { height: 44, [SHORT_SCREEN]: { [SMALL_PHONE]: { height: 36 } } },
});

/** Skeleton of the buttons and the line above. */
export function ButtonsSkeleton({ whole }: { whole: boolean }) {
  return (
    <>
      {!whole && <Bar variant="rounded" data-line />}
      <Two>
        <Bar variant="rounded" />
        <Bar variant="rounded" />
      </Two>
    </>
  );
}
