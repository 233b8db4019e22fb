import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AgreeField } from '../../../ui/AgreeField.js';
import { Card } from '../../../ui/Card.js';

const Box = styled(Card)(({ theme }) => ({
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    ...theme.typography.body2,
    fontWeight: 500,
    color: theme.palette.accent.text,
  },
}));

/** Texts to read before borrowing. */
const GROUPS = [
  { group: 'loan.agree_rule', text: 'loan.agreeRule' },
  { group: 'loan.agree_protocol', text: 'loan.agreeProtocol' },
  { group: 'loan.agree_law', text: 'loan.agreeLaw' },
] as const;

interface AgreeCardProps {
  /** Whether the box must be ticked. */
  needed: boolean;
  agreed: boolean;
  onAgreed: (agreed: boolean) => void;
  error: string | undefined;
}

/** Texts to read before borrowing, with the box if the settings require it. */
export function AgreeCard({ needed, agreed, onAgreed, error }: AgreeCardProps) {
  const { t } = useTranslation();
  return (
    <Box aria-label={t('loan.agreeTitle')}>
      {needed && <AgreeField checked={agreed} onChange={onAgreed} text={t('loan.agree')} error={error} />}
      <ul>
        {GROUPS.map(({ group, text }) => (
          <li key={group}>
            <Link to={`/descript/detail?group=${group}`}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
