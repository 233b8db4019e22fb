import { Alert } from '@mui/material';
import { useState } from 'react';
import { Create, email, required, SimpleForm, TextInput, Toolbar, useNotify, useRedirect } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FromTheFirst, SaveNewButton, SentByKeys } from '../../ui/EditForm.js';
import { useReadAnew } from '../../ui/open-forms.js';
import { RestsWhileSent } from '../../ui/RestsWhileSent.js';
import { useIsLeft } from '../../ui/use-is-left.js';
import { useSaveFailed } from '../../ui/use-save-failed.js';
import { InvitationLink } from './InvitationLink.js';
import { afterNaming, type Invited } from './operator.js';
import { PlaceFields } from './PlaceFields.js';
import { SecondOwner } from './SecondOwner.js';

/** Form that invites an operator, who sets his own password by the link he receives. */
export const OperatorCreate = () => {
  const [shown, setShown] = useState<{ email: string; link: string; until: number } | null>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const [isLeft, readAnew] = [useIsLeft(), useReadAnew()];
  const done = (saved: Invited): void => {
    const { email, name, invitation, requested } = saved;
    const isHere = !isLeft();
    if (invitation?.link && isHere) {
      setShown({ email, link: invitation.link, until: invitation.until_ms });
      return;
    }
    if (invitation?.link) notify(t('operators.theLinkWasNotShown', { name }), { type: 'warning' });
    else if (invitation) notify(t('operators.anInvitationWasSentTo', { email }), { type: 'success' });
    else if (requested && !isHere) notify(t('ui.askedForNamed', { name }), { type: 'info' });
    if (isHere) redirect(`/${afterNaming('operators', saved.id, saved)}`);
    else readAnew();
  };
  return (
    <>
      <Create
        title={t('operators.inviteAnOperator')}
        mutationOptions={{ onSuccess: done, onError: useSaveFailed() }}
      >
        <SimpleForm
          noValidate
          // Each field shows its own error.
          disableInvalidFormNotification
          sx={{ maxWidth: 480 }}
          toolbar={
            <Toolbar>
              <SaveNewButton label={t('operators.sendInvitation')} icon={<></>} />
            </Toolbar>
          }
          defaultValues={{ role: 'support', is_active: true, networks: [] }}
        >
          <TextInput
            source="email"
            type="email"
            label={t('common.eMail')}
            validate={[required(), email(t('layout.anEMailAddress'))]}
            autoComplete="off"
            helperText={false}
          />
          <TextInput
            source="name"
            label={t('common.name')}
            validate={required()}
            autoComplete="off"
            helperText={false}
          />
          <PlaceFields />
          <SecondOwner />
          <Alert severity="info" variant="outlined" sx={{ mt: 3 }}>
            {t('operators.whoIsInvitedChooses')}
          </Alert>
          <SentByKeys />
          <RestsWhileSent />
          <FromTheFirst />
        </SimpleForm>
      </Create>
      {shown && <InvitationLink {...shown} onClose={() => redirect('/operators')} />}
    </>
  );
};
