import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@truemark/i18n';
import { AutocompleteInput, NumberInput, ReferenceInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { deskLanguage } from '../../texts/desk-language.js';
import { t } from '../../texts/texts.js';
import { Pairs } from '../../ui/terms/TermsForm.js';
import { customerLabel } from '../../ui/whose.js';
import type { MessageForm } from './operator-message.js';

const need = required();
const AIMS = [
  { id: 'all', name: t('messages.allCustomers') },
  { id: 'filter', name: t('messages.thoseOfAFilter') },
  { id: 'one', name: t('messages.oneCustomer') },
];

/** Countries served, by their two-letter codes. */
function useCountries(): readonly { readonly id: string; readonly name: string }[] {
  const { data } = useQuery({
    queryKey: ['areas'],
    queryFn: async () => {
      const answer = await fetch('/api/default/area_list', { headers: { lang: deskLanguage() } });
      const { data } = (await answer.json()) as { data: { global_code: string; name: string }[] };
      return data.map(({ global_code: id, name }) => ({ id, name }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

const FilterFields = () => (
  <Pairs>
    <SelectInput
      source="language"
      label={t('common.language')}
      choices={LANGUAGES.map(({ code, name }) => ({ id: code, name }))}
    />
    <AutocompleteInput source="country" label={t('messages.country')} choices={[...useCountries()]} />
    <NumberInput source="level" label={t('messages.level')} min={0} max={100} step={1} />
    <SelectInput
      source="accounts"
      label={t('common.accounts')}
      choices={[
        { id: 'real', name: t('common.real') },
        { id: 'demo', name: t('common.demo') },
      ]}
    />
  </Pairs>
);

/** Recipients of a message. */
export const AimFields = () => {
  const { to, customers } = useWatch() as MessageForm;
  return (
    <>
      <SelectInput source="to" label={t('common.to')} choices={AIMS} validate={need} />
      {to === 'filter' && customers && customers.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
          {t('messages.chosenCustomers', { count: customers.length })}
        </Alert>
      )}
      {to === 'filter' && <FilterFields />}
      {to === 'one' && (
        <ReferenceInput source="customer_id" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
          <AutocompleteInput
            label={t('common.customer')}
            optionText={customerLabel}
            filterToQuery={(text: string) => (text === '' ? {} : { q: text })}
            validate={need}
            helperText={t('messages.byTheFirstDigitsOfThe')}
          />
        </ReferenceInput>
      )}
    </>
  );
};
