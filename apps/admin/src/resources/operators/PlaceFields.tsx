import { Box } from '@mui/material';
import type { CustomRoleRow } from '@truemark/contracts/admin';
import { ROLES, type Role } from '@truemark/contracts/admin';
import { NumberInput, ReferenceInput, required, SelectInput, TextArrayInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { BuiltInRoleText, RoleText } from '../../ui/RoleText.js';
import { useCurrency } from '../../ui/use-currency.js';
import { ROLE_CHOICES } from './operator.js';

const orNone = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

const CustomRoleText = ({ id }: { id: number }) => {
  const { data } = useGetOne<CustomRoleRow>('custom-roles', { id });
  return data ? <RoleText permissions={data.permissions} /> : null;
};

/** Permissions of the chosen role, from the permission matrix. */
const ChosenRole = () => {
  const own: number | null | undefined = useWatch({ name: 'custom_role_id' });
  const role: string | undefined = useWatch({ name: 'role' });
  if (own) return <CustomRoleText id={own} />;
  const builtIn = ROLES.find((each) => each === role) as Role | undefined;
  return builtIn ? <BuiltInRoleText role={builtIn} /> : null;
};

/** Role, personal limit and allowed networks of an operator. */
export const PlaceFields = () => {
  const currency = useCurrency();
  const own: number | null | undefined = useWatch({ name: 'custom_role_id' });
  return (
    <>
      <SelectInput
        source="role"
        label={t('operators.role')}
        choices={ROLE_CHOICES}
        validate={required()}
        disabled={Boolean(own)}
        helperText={false}
        fullWidth
      />
      <ReferenceInput source="custom_role_id" reference="custom-roles">
        <SelectInput
          label={t('operators.roleOfTheHouse')}
          optionText="name"
          emptyText={t('operators.builtInRole')}
          parse={orNone}
          helperText={false}
          fullWidth
        />
      </ReferenceInput>
      <Box component="details" sx={{ my: 2, width: '100%' }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, mb: 2 }}>
          {t('operators.whatTheRoleMayDo')}
        </Box>
        <ChosenRole />
      </Box>
      <NumberInput
        source="daily_limit"
        label={t('operators.dailyLimit', { currency })}
        helperText={t('operators.dailyLimitHint')}
        parse={(value: string) => (value === '' ? null : Number(value))}
        min={0}
      />
      <TextArrayInput
        source="networks"
        label={t('operators.networks')}
        helperText={t('operators.networksHint')}
      />
    </>
  );
};
