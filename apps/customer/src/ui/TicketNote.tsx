import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 12px',
  borderRadius: 12,
  ...theme.typography.body2,
  background: theme.palette.tokens.raised,
  marginBlockEnd: 8,
  '& > a': { minHeight: 44, marginBlock: -4 },
  '& > span': { flex: '1 1 200px', minWidth: 0 },
}));

interface TicketNoteProps {
  role: 'alert' | 'status';
  text: string;
  to: string;
  label: string;
}

/** Note above the buttons of a ticket, with a link to its reason. */
export function TicketNote({ role, text, to, label }: TicketNoteProps) {
  return (
    <Note role={role} data-ticket-note>
      <span>{text}</span>
      <Button component={Link} to={to} sx={{ px: 0 }}>
        {label}
      </Button>
    </Note>
  );
}
