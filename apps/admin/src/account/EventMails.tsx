import { Alert, Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { put } from '../providers/http.js';
import { t } from '../texts/texts.js';
import { Section } from '../ui/Section.js';
import { useEvents } from '../ui/use-events.js';
import { usePermission } from '../ui/use-permission.js';

/** Events that are mailed to the operator's own address. */
export const EventMails = () => {
  const { chosen, choices, canSend, refetch } = useEvents();
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const mayEdit = usePermission('event-mails', 'edit');
  const events = picked ?? chosen;
  const toggle = (event: string): void =>
    setPicked(events.includes(event) ? events.filter((each) => each !== event) : [...events, event]);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await put('event-mails', { events });
      await refetch();
      // What was ticked since stays.
      setPicked((now) => (now === picked ? null : now));
      notify(t('ui.saved'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  if (!mayEdit) return null;
  return (
    <Section title={t('account.mailsOfEvents')}>
      {canSend === false && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
          {t('account.noMailServer')}
        </Alert>
      )}
      <FormGroup aria-label={t('account.mailsOfEvents')}>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox size="small" checked={events.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </FormGroup>
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={picked === null}
        loading={isBusy}
        onClick={() => void save()}
      >
        {t('common.save')}
      </Button>
    </Section>
  );
};
