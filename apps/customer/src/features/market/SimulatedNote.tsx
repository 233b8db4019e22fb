import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '8px 16px',
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
}));

/** Shown above a list that has only simulated prices, so that its rows need not repeat it. */
export function SimulatedNote() {
  const { t } = useTranslation();
  return <Note>{t('market.allSimulated')}</Note>;
}
