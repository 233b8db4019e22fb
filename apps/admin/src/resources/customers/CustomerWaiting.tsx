import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import type { OwnWaiting } from './use-own-waiting.js';

interface Props {
  readonly customerId: number;
  readonly waiting: readonly OwnWaiting[];
}

/** The customer's rows that wait for an operator, each linked: on every tab. */
export const CustomerWaiting = ({ customerId, waiting }: Props) => {
  if (waiting.length === 0) return null;
  const isWarned = waiting.some(({ warned }) => warned > 0);
  return (
    <Alert
      severity={isWarned ? 'warning' : 'info'}
      variant="outlined"
      role="region"
      aria-label={t('customers.waitsHere')}
      sx={{ mb: 2, py: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <strong>{t('customers.waitsHere')}</strong>
        {waiting.map(({ resource, label, path, count, warned, id }) => (
          <MuiLink
            key={resource}
            component={Link}
            to={id === undefined ? `/customers/${customerId}/show/${path}` : `/${resource}/${id}/show`}
          >
            {t('customers.waitingOf', { what: label, count })}
            {warned > 0 && ` (${t('customers.waitingWarned', { count: warned })})`}
          </MuiLink>
        ))}
      </Box>
    </Alert>
  );
};
