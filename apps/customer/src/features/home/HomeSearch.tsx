import Search from '@mui/icons-material/SearchRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFlag } from '../configuration/configuration.js';

const Bar = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '0 14px',
  borderRadius: 12,
  ...theme.typography.body1,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
})) as typeof ButtonBase;

/** Link to the search. */
export function HomeSearch() {
  const { t } = useTranslation();
  if (!useFlag('is_home_search')) return null;
  return (
    <Bar component={Link} to="/product" data-testid="home-search">
      <Search aria-hidden />
      {t('market.search')}
    </Bar>
  );
}
