import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** Rules, one sentence each. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('options.rules')}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </List>
  );
}
