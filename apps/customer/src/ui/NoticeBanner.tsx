import Block from '@mui/icons-material/BlockRounded';
import { styled } from '@mui/material/styles';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.accent.tint,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&[data-card="true"]': { border: `1px solid ${theme.palette.divider}`, borderRadius: 16, padding: 16 },
  '& > svg': { color: theme.palette.accent.text, flex: 'none' },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
}));

interface Props {
  label: string;
  head: string;
  text: string;
  /** Among the cards of a page instead of above it. */
  card?: boolean;
}

/** Something that cannot be done for now, and what can be done all the same. */
export function NoticeBanner({ label, head, text, card }: Props) {
  return (
    <Banner data-card={card} aria-label={label}>
      <Block aria-hidden />
      <div>
        <p>
          <strong>{head}</strong>
        </p>
        <p>{text}</p>
      </div>
    </Banner>
  );
}
