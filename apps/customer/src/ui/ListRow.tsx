import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** So narrow for its text, as the customer set its size, that what stands at the end goes below. */
const LARGE = '@container (max-width: 16rem)';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 16px',
  textAlign: 'start',
  color: theme.palette.text.primary,
  [LARGE]: { flexWrap: 'wrap' },
  '&[data-under]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    '& > :first-child': { gridRow: '1 / span 2' },
    '& > :nth-child(2)': { display: 'contents' },
    '& > :nth-child(2) > :nth-of-type(2)': { gridColumn: '2 / -1', gridRow: 2, whiteSpace: 'normal' },
  },
}));

const PressRow = styled(ButtonBase)(({ theme }) => ({
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -2 },
})) as typeof ButtonBase;

const Texts = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  [LARGE]: { flexBasis: '60%' },
  display: 'flex',
  flexDirection: 'column',
  '& > :first-of-type': { ...theme.typography.body1, fontWeight: 500, overflowWrap: 'anywhere' },
  '& > :nth-of-type(2)': {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[data-wraps] > :nth-of-type(2)': { whiteSpace: 'normal' },
}));

const End = styled('span')(({ theme }) => ({
  [LARGE]: { marginInlineStart: 'auto' },
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
  /** The second line may take more than one. */
  wraps?: boolean;
  /** Beside an icon: the second line runs on below what stands at the end. */
  under?: boolean;
  /** An arrow at the end; by itself for every row that can be pressed. */
  arrow?: boolean;
}

/** A row of a list: icon, two lines, something at its end. */
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
      <Texts data-wraps={wraps || undefined}>
        <span>{title}</span>
        {second !== undefined && <span>{second}</span>}
      </Texts>
      {end !== undefined && <End>{end}</End>}
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
