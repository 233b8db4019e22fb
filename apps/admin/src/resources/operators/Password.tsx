import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import type { Operator } from './operator.js';

/** Nobody sets another operator's password: a link goes to the operator's own address, by which he sets it. */
export const Password = ({ operator }: { operator: Operator }) => {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await post(`operators/${operator.id}/send-link`);
      notify(t('operators.aLinkWasSentToIt', { email: operator.email }), { type: 'success' });
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title={t('common.password')}
      action={
        operator.is_active && (
          <Button variant="outlined" loading={busy} onClick={() => void send()}>
            {t('operators.sendResetLink')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {formatRich('operators.aLinkGoesToAloneFor', {
          standing: operator.is_invited
            ? `${t('operators.theOperatorHasNotChosenA')} `
            : `${t('operators.theOperatorHasChosenItHimself')} `,
          email: operator.email,
        })}
      </Typography>
      {operator.decides_from_ms > Date.now() && (
        <Typography variant="body2" color="textSecondary">
          {formatRich('operators.approvesNothingBefore', { time: <When ms={operator.decides_from_ms} /> })}
        </Typography>
      )}
    </Section>
  );
};
