import { Box, Button, Card, Typography } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { t } from '../texts/texts.js';
import { roleNameOf } from './role-name.js';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Where the link leads, and its words; absent: to the dashboard. */
  readonly to?: string;
  readonly back?: string;
}

/** Placeholder where there is no page: the reason and a link back. */
export const NoPage = ({ title, text, to = '/', back = t('layout.toTheDashboard') }: Props) => (
  <Card sx={{ mt: 4 }}>
    <Title title={title} />
    <Box sx={{ p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>{text}</Typography>
      <Button variant="outlined" component={Link} to={to}>
        {back}
      </Button>
    </Box>
  </Card>
);

/** Page for an unknown address. */
export const NotFoundPage = () => (
  <NoPage title={t('layout.notFound')} text={t('layout.thereIsNoSuchPage')} />
);

/** Page that the role may not read: names the role and who can change it. */
export const NotAllowedPage = () => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <NoPage
      title={t('layout.notAllowed')}
      text={t('layout.yourRoleDoesNotReadThisPage', { role: me ? roleNameOf(me) : '' })}
    />
  );
};
