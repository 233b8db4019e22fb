import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
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

/** Note on which of the customer's own limits blocks all trades or this one, with a link to the limits. */
export function LimitNote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Note role="alert" data-limit-note>
      <span>{text}</span>
      <Button component={Link} to="/mine/limits" sx={{ px: 0 }}>
        {t('limits.title')}
      </Button>
    </Note>
  );
}
