import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@truemark/i18n';
import { AutocompleteInput, NumberInput, ReferenceInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Pairs } from '../../ui/terms/TermsForm.js';
import type { MessageForm } from './operator-message.js';

const need = required();
const AIMS = [
  { id: 'all', name: 'All customers' },
  { id: 'filter', name: 'Those of a filter' },
  { id: 'one', name: 'One customer' },
];

/** Countries that are served, by their two letters. */
function useCountries(): readonly { readonly id: string; readonly name: string }[] {
  const { data } = useQuery({
    queryKey: ['areas'],
    queryFn: async () => {
      const answer = await fetch('/api/default/area_list', { headers: { lang: 'en' } });
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
      label="Language"
      choices={LANGUAGES.map(({ code, name }) => ({ id: code, name }))}
    />
    <AutocompleteInput source="country" label="Country" choices={[...useCountries()]} />
    <NumberInput source="level" label="Level" min={0} max={100} step={1} />
    <SelectInput
      source="accounts"
      label="Accounts"
      choices={[
        { id: 'real', name: 'Real' },
        { id: 'demo', name: 'Demo' },
      ]}
    />
  </Pairs>
);

/** Whom a message is for. */
export const AimFields = () => {
  const { to } = useWatch() as MessageForm;
  return (
    <>
      <SelectInput source="to" label="To" choices={AIMS} validate={need} />
      {to === 'filter' && <FilterFields />}
      {to === 'one' && (
        <ReferenceInput source="customer_id" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
          <AutocompleteInput
            label="Customer"
            optionText="uid"
            filterToQuery={(text: string) => (text === '' ? {} : { q: text })}
            validate={need}
            helperText="By the first digits of the UID, the e-mail address or the number."
          />
        </ReferenceInput>
      )}
    </>
  );
};
