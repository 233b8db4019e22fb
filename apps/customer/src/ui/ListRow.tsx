import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 16px',
  textAlign: 'start',
  color: theme.palette.text.primary,
  '&[data-under]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    '& > :first-child': { gridRow: '1 / span 2' },
    '& > :nth-child(2), & > :nth-child(2) > :first-child': { display: 'contents' },
    '& > :nth-child(2) > :first-child > :nth-of-type(2)': {
      gridColumn: '2 / -1',
      gridRow: 2,
      whiteSpace: 'normal',
    },
  },
}));

const PressRow = styled(ButtonBase)(({ theme }) => ({
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -2 },
})) as typeof ButtonBase;

/** The end content wraps below the texts rather than break a word of theirs. */
const Inside = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

/** Minimum column width of a sentence. */
const MIN_SENTENCE = '9rem';

const Texts = styled('span')(({ theme }) => ({
  flex: '1 1 min-content',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'break-word',
  '& > :first-of-type': { ...theme.typography.body1, fontWeight: 500 },
  '& > :nth-of-type(2)': {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    // Adds nothing to the intrinsic width, then fills it.
    width: 0,
    minWidth: '100%',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[data-wraps] > :nth-of-type(2)': {
    width: MIN_SENTENCE,
    whiteSpace: 'normal',
  },
}));

const End = styled('span')(({ theme }) => ({
  // On a line of its own it stays at the end.
  marginInlineStart: 'auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

const Arrow = styled(ChevronRight)(({ theme }) => ({
  color: theme.palette.text.secondary,
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
}));

interface ListRowProps {
  icon?: ReactNode;
  title: ReactNode;
  second?: ReactNode;
  end?: ReactNode;
  onPress?: () => void;
  /** The second line may wrap. */
  wraps?: boolean;
  /** With an icon: the second line continues below the end content. */
  under?: boolean;
  /** Arrow at the end; by default on every pressable row. */
  arrow?: boolean;
}

/** List row: icon, two lines, end content. */
export function ListRow({
  icon,
  title,
  second,
  wraps,
  under,
  end,
  onPress,
  arrow = onPress !== undefined,
}: ListRowProps) {
  const inside = (
    <>
      {icon}
      <Inside>
        <Texts data-wraps={wraps || undefined}>
          <span>{title}</span>
          {second !== undefined && <span>{second}</span>}
        </Texts>
        {end !== undefined && <End>{end}</End>}
      </Inside>
      {arrow && <Arrow aria-hidden />}
    </>
  );
  if (!onPress) return <Row data-under={under || undefined}>{inside}</Row>;
  return (
    <Row as={PressRow} data-under={under || undefined} onClick={onPress}>
      {inside}
    </Row>
  );
}
