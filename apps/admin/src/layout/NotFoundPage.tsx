import { Box, Button, Card, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../texts/texts.js';

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <Card>
    <Title title={t('layout.notFound')} />
    <Box sx={{ p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>{t('layout.thereIsNoSuchPage')}</Typography>
      <Button variant="outlined" component={Link} to="/">
        {t('layout.toTheDashboard')}
      </Button>
    </Box>
  </Card>
);
