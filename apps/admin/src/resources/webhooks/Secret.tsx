import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { WebhookRow } from '@truemark/contracts/admin';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { post } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useNoted, useReadAnew } from '../../ui/open-forms.js';
import { Sentences } from '../../ui/Sentences.js';
import { ASKS_SECOND, SECOND_PERSON } from '../../ui/second-person.js';
import { usePermission } from '../../ui/use-permission.js';

const Shown = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('webhooks.secret')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning" variant="outlined">
          {t('webhooks.shownOnce')}
        </Alert>
        <TextField
          label={t('webhooks.secret')}
          value={secret}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('webhooks.iHaveKeptIt')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Shows the secret by which the receiver authenticates the sender: once, on request. */
export const ShowSecret = () => {
  const hook = useRecordContext<WebhookRow>();
  const canShow = usePermission('webhooks', 'show_secret');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [notify, provider, readAnew] = [useNotify(), useDataProvider(), useReadAnew()];
  const note = useNoted<WebhookRow>('webhooks', hook?.id ?? 0);
  if (!hook || !canShow) return null;
  const show = async (): Promise<void> => {
    setIsAsking(false);
    try {
      setSecret((await post<{ secret: string }>(`webhooks/${hook.id}/secret`)).secret);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      // If only the answer was lost, the secret counts as shown: another one can be asked for.
      provider.getOne<WebhookRow>('webhooks', { id: hook.id }).then(
        ({ data: { is_secret_shown } }) => note({ is_secret_shown }),
        () => undefined,
      );
    }
  };
  const close = (): void => {
    setSecret(null);
    note({ is_secret_shown: true });
    readAnew();
  };
  return (
    <>
      {!hook.is_secret_shown && (
        <Button onClick={() => setIsAsking(true)}>{t('webhooks.showTheSecret')}</Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('webhooks.showTheSecret')}
          touches={t('webhooks.shownOnce')}
          confirm={t('webhooks.showIt')}
          onConfirm={() => void show()}
          onClose={() => setIsAsking(false)}
        />
      )}
      {secret !== null && <Shown secret={secret} onClose={close} />}
    </>
  );
};

/** Requests a new secret, which can be shown once. */
export const NewSecret = () => {
  const hook = useRecordContext<WebhookRow>();
  const canEdit = usePermission('webhooks', 'edit');
  const [isAsking, setIsAsking] = useState(false);
  const [update, { isPending }] = useUpdate<WebhookRow>();
  const notify = useNotify();
  const { onSuccess } = useSaved('list');
  if (!hook?.is_secret_shown || !canEdit) return null;
  const ask = (): void =>
    void update(
      'webhooks',
      {
        id: hook.id,
        data: { ...hook, secret_version: hook.secret_version + 1 },
        previousData: hook,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess,
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('webhooks.newSecret')}</Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('webhooks.newSecret')}
          touches={<Sentences texts={[t('webhooks.theFormerCountsNoMore'), SECOND_PERSON]} />}
          confirm={ASKS_SECOND}
          busy={isPending}
          onConfirm={ask}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
