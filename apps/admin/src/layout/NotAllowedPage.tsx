import { Box, Button, Card, Typography } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { t } from '../texts/texts.js';

/** A page that the role does not read: which role that is, and who can change it. */
export const NotAllowedPage = () => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <Card>
      <Title title={t('layout.notAllowed')} />
      <Box sx={{ p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography>{t('layout.yourRoleDoesNotReadThisPage', { role: me?.role ?? '' })}</Typography>
        <Button variant="outlined" component={Link} to="/">
          {t('layout.toTheDashboard')}
        </Button>
      </Box>
    </Card>
  );
};
