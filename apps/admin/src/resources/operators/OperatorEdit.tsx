import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Edit, required, TextInput, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { Devices } from '../../ui/Devices.js';
import { EditForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { InvitationSection } from './InvitationSection.js';
import { afterNaming, type Operator } from './operator.js';
import { Password } from './Password.js';
import { PlaceFields } from './PlaceFields.js';
import { SecondOwner } from './SecondOwner.js';

const Title = () => {
  const operator = useRecordContext<Operator>();
  return <>{operator?.email ?? t('common.operator')}</>;
};

const Toolbar = () => (
  <ConfirmedToolbar
    title={t('operators.changeThisOperator')}
    touches={t('operators.aNewRoleCountsFromThe')}
  />
);

const Factor = ({ operator }: { operator: Operator }) => {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title={t('common.secondFactor')}
      action={
        operator.has_totp && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('operators.askToTakeItAway')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {operator.has_totp ? t('operators.authenticatorAppForSomebodyWhoHas') : t('operators.noneIsSetUp')}
      </Typography>
      {asking && (
        <ReasonDialog
          danger
          title={t('operators.takeTheSecondFactorOfAway', { email: operator.email })}
          touches={t('operators.aSecondOwnerDecidesOnThis')}
          confirm={t('common.askForIt')}
          hint={t('operators.theSecondOwnerReadsThis')}
          path={`operators/${operator.id}/reset-second-factor`}
          done={t('operators.waitingForASecondOwner')}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};

const Beside = () => {
  const operator = useRecordContext<Operator>();
  if (!operator) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignContent: 'start', flex: '1 1 320px', minWidth: 0, ml: { md: 3 } }}
    >
      {operator.invited_until_ms === null ? (
        <Password operator={operator} />
      ) : (
        <InvitationSection operator={operator} />
      )}
      <Factor operator={operator} />
      <Devices path={`operators/${operator.id}/sessions`} canEnd />
    </Box>
  );
};

export const OperatorEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved(afterNaming)}
    actions={false}
    queryOptions={FORM_QUERY}
    aside={<Beside />}
    sx={{ pt: 3, '& .RaEdit-main': { flexWrap: 'wrap', gap: 3 }, '& .RaEdit-card': { flex: '1 1 400px' } }}
  >
    <EditForm sx={{ maxWidth: 480 }} toolbar={<Toolbar />}>
      <TextInput source="email" label={t('common.eMail')} readOnly />
      <TextInput source="name" label={t('common.name')} validate={required()} autoComplete="off" />
      <PlaceFields />
      <SecondOwner />
      <BooleanInput source="is_active" label={t('operators.maySignIn')} />
    </EditForm>
  </Edit>
);
