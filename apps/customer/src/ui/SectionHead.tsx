import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { SectionTitle } from './SectionTitle.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& h2': { margin: 0 },
  '& a': {
    minWidth: 44,
    padding: '12px 8px',
    marginInlineEnd: -8,
    borderRadius: 12,
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.palette.accent.text,
  },
}));

/** Heading above a preview of a list, with a link to all of it. */
export function SectionHead({ title, all, to }: { title: string; all: string; to: string }) {
  return (
    <Head>
      <SectionTitle>{title}</SectionTitle>
      <ButtonBase component={Link} to={to}>
        {all}
      </ButtonBase>
    </Head>
  );
}
