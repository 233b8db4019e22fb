import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../../providers/http.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import type { Operator } from './operator.js';

/** Nobody sets the password of another one: a link goes to the operator's own address, by which he does. */
export const Password = ({ operator }: { operator: Operator }) => {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await post(`operators/${operator.id}/send-link`);
      notify(`A link was sent to ${operator.email}. It works for an hour.`, { type: 'success' });
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title="Password"
      action={
        operator.is_active && (
          <Button variant="outlined" loading={busy} onClick={() => void send()}>
            Send reset link
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {operator.is_invited
          ? 'The operator has not chosen a password of his own yet. '
          : 'The operator has chosen it himself. '}
        A link goes to {operator.email} alone. For 24 hours after it was used the operator approves nothing.
      </Typography>
      {operator.decides_from_ms > Date.now() && (
        <Typography variant="body2" color="textSecondary">
          Approves nothing before <When ms={operator.decides_from_ms} />.
        </Typography>
      )}
    </Section>
  );
};
