import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'stretch',
  gap: 12,
  padding: 16,
  textAlign: 'start',
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

const Head = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& > :last-child': { marginInlineStart: 'auto' },
  '& > b': {
    ...theme.typography.h3,
    minWidth: 24,
    textAlign: 'center',
    color: theme.palette.text.secondary,
    '&[data-first="true"]': { color: theme.palette.accent.text },
  },
  '& > span:nth-of-type(2)': {
    flex: '1 1 96px',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
  },
  '& strong': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 8px',
    overflowWrap: 'anywhere',
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

interface TraderPressProps extends Pick<ButtonBaseProps, 'onClick' | 'aria-haspopup'> {
  trader: { nickname: string; avatar: string };
  /** Rank, from 1; absent if the list is not a ranking. */
  place?: number;
  /** After the name. */
  badge?: ReactNode;
  /** Below the name. */
  note?: ReactNode;
  /** At the end of the line. */
  end: ReactNode;
  /** Figures. */
  children: ReactNode;
  'data-testid'?: string;
}

/** Pressable trader: profile with figures below. */
export function TraderPress({ trader, place, badge, note, end, children, ...press }: TraderPressProps) {
  return (
    <Press {...press}>
      <Head>
        {place !== undefined && <b data-first={place <= 3}>{place}</b>}
        <Avatar nickname={trader.nickname} address={trader.avatar} />
        <span>
          <strong>
            <bdi>{trader.nickname}</bdi>
            {badge}
          </strong>
          {note && <small>{note}</small>}
        </span>
        {end}
      </Head>
      {children}
    </Press>
  );
}
