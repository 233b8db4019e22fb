import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { SecondFactorStanding } from '../../api/second-factor.js';
import { Card, Stack } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { FactorForm } from './FactorForm.js';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));

/** Active authenticator app: since when, and its removal. */
export function AppOn({ standing }: { standing: SecondFactorStanding }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Card>
        <Facts
          facts={[
            [t('factor.state'), <StatusBadge tone="accent">{t('factor.on')}</StatusBadge>],
            [t('factor.since'), <Figure>{standing.createdText}</Figure>],
          ]}
        />
      </Card>
      <Text>{t('factor.removeText')}</Text>
      <FactorForm which="remove" />
    </Stack>
  );
}
