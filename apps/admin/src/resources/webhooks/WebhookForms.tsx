import { Alert, Button } from '@mui/material';
import type { WebhookRow } from '@truemark/contracts/admin';
import {
  AutocompleteArrayInput,
  BooleanInput,
  Create,
  Edit,
  Link,
  required,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { EditForm, NewForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { RemoveAsked } from '../../ui/RemoveAsked.js';
import { Sentences } from '../../ui/Sentences.js';
import type { Guard } from '../../ui/second-person.js';
import { useEvents } from '../../ui/use-events.js';
import { NewSecret, ShowSecret } from './Secret.js';

const need = required();
const GUARD: Guard = { own: ['name'], switch: '' };
const TOUCHES = <Sentences texts={[t('webhooks.leavesTheHouse'), t('webhooks.namesNobody')]} />;

const Fields = () => (
  <>
    <TextInput source="name" label={t('common.name')} validate={need} />
    <TextInput source="url" label={t('common.address')} validate={need} helperText={t('webhooks.urlHint')} />
    <AutocompleteArrayInput
      source="events"
      label={t('webhooks.events')}
      choices={useEvents().choices}
      validate={need}
    />
    <BooleanInput source="is_enabled" label={t('webhooks.on')} />
  </>
);

export const WebhookCreate = () => (
  <Create title={t('webhooks.new')} mutationOptions={useSaved('list')}>
    <NewForm
      sx={{ maxWidth: 640 }}
      defaultValues={{ is_enabled: true, events: [], secret_version: 1 }}
      toolbar={<ConfirmedToolbar title={t('webhooks.askForThis')} touches={TOUCHES} guard={GUARD} always />}
    >
      <Alert severity="info" variant="outlined" sx={{ mb: 4, width: '100%' }}>
        {t('webhooks.secretComesLater')}
      </Alert>
      <Fields />
    </NewForm>
  </Create>
);

const Title = () => <>{useRecordContext<WebhookRow>()?.name ?? t('webhooks.webhooks')}</>;

const Actions = () => {
  const hook = useRecordContext<WebhookRow>();
  if (!hook) return null;
  const told = encodeURIComponent(JSON.stringify({ webhook_id: hook.id }));
  return (
    <TopToolbar>
      <Button component={Link} to={`/webhook-deliveries?filter=${told}`}>
        {t('webhooks.whatWasTold')}
      </Button>
      <ShowSecret />
      <NewSecret />
      <RemoveAsked touches={t('webhooks.toldNothingMore')} />
    </TopToolbar>
  );
};

export const WebhookEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    queryOptions={FORM_QUERY}
    actions={<Actions />}
  >
    <EditForm
      sx={{ maxWidth: 640 }}
      toolbar={<ConfirmedToolbar title={t('webhooks.askForThis')} touches={TOUCHES} guard={GUARD} />}
    >
      <Fields />
    </EditForm>
  </Edit>
);
