import {
  AutocompleteInput,
  Create,
  maxLength,
  minLength,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { Pairs } from '../../ui/terms/TermsForm.js';
import { ACCOUNT_CHOICES, amountFault, touchesOf } from './adjustment.js';

const need = required();
const sum = [need, amountFault];
const said = [need, minLength(3), maxLength(300)];

const Touches = () => {
  const { amount, account } = useWatch();
  return <>{touchesOf(amount, account)}</>;
};

/** Asks for a correction of one balance. `?customer=7` brings the customer along. */
export const AdjustmentCreate = () => {
  const given = Number(useSearchParams()[0].get('customer'));
  return (
    <Create title="Ask for a correction" redirect={(_, id) => `approvals/${id}/show`}>
      <SimpleForm
        sx={{ maxWidth: 640 }}
        defaultValues={{ account: 1, ...(given > 0 && { customer_id: given }) }}
        toolbar={
          <ConfirmedToolbar action="Ask" title="Ask for this correction?" touches={<Touches />} always />
        }
      >
        <ReferenceInput source="customer_id" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
          <AutocompleteInput
            label="Customer"
            optionText="uid"
            filterToQuery={(text: string) => (text === '' ? {} : { q: text })}
            validate={need}
            helperText="By the first digits of the UID. Another request of yours that still waits for this customer is taken back."
          />
        </ReferenceInput>
        <Pairs>
          <SelectInput source="account" label="Account" choices={ACCOUNT_CHOICES} validate={need} />
          <TextInput
            source="amount"
            label="Amount"
            inputMode="decimal"
            validate={sum}
            helperText="In account currency; below zero takes money."
          />
        </Pairs>
        <TextInput
          source="reason"
          label="Reason"
          multiline
          minRows={2}
          validate={said}
          helperText="The customer reads this, as you write it."
        />
      </SimpleForm>
    </Create>
  );
};
