import { Box, Button, Card, Typography } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { t } from '../texts/texts.js';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** What stands where no page is: why, and a way back. */
const NoPage = ({ title, text }: Props) => (
  <Card>
    <Title title={title} />
    <Box sx={{ p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>{text}</Typography>
      <Button variant="outlined" component={Link} to="/">
        {t('layout.toTheDashboard')}
      </Button>
    </Box>
  </Card>
);

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <NoPage title={t('layout.notFound')} text={t('layout.thereIsNoSuchPage')} />
);

/** A page that the role does not read: which role that is, and who can change it. */
export const NotAllowedPage = () => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <NoPage
      title={t('layout.notAllowed')}
      text={t('layout.yourRoleDoesNotReadThisPage', { role: me?.role ?? '' })}
    />
  );
};
