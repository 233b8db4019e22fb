import { Box, FormHelperText } from '@mui/material';
import { formatDecimal } from '@truemark/money';
import {
  AutocompleteInput,
  Create,
  maxLength,
  minLength,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useNotify,
  useRedirect,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { NewForm } from '../../ui/EditForm.js';
import { formatUnrounded, signed } from '../../ui/figures.js';
import { useReadAnew } from '../../ui/open-forms.js';
import { isReasonless } from '../../ui/reason.js';
import { Pairs } from '../../ui/terms/TermsForm.js';
import { useCurrency } from '../../ui/use-currency.js';
import { useIsLeft } from '../../ui/use-is-left.js';
import { useSaveFailed } from '../../ui/use-save-failed.js';
import { customerLabel } from '../../ui/whose.js';
import { customerName } from '../approvals/approval.js';
import type { Customer } from '../customers/customer.js';
import {
  ACCOUNT_CHOICES,
  type Adjustment,
  amountFault,
  balanceOf,
  balancesOf,
  balanceText,
  excessFault,
  touchesOf,
} from './adjustment.js';
import { OddAmount } from './OddAmount.js';

const need = required();
/** Whitespace alone is rejected. */
const notBlank = (typed: unknown): string | undefined =>
  isReasonless(String(typed ?? '')) ? t('ui.pleaseSayWhyFirst') : undefined;
const said = [need, minLength(3), maxLength(300), notBlank];

/** Selected customer with his current figures. */
function useChosen(): Customer | undefined {
  const id: unknown = useWatch({ name: 'customer_id' });
  const options = { enabled: Boolean(id), staleTime: 0 };
  return useGetOne<Customer>('customers', { id: id as number }, options).data;
}

const AMOUNT = 'adjustment-amount';
const AMOUNT_HINT = `${AMOUNT}-hint`;

/** Amount to give or take: at most the balance, which is shown below it whatever the input's error. */
const AmountInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const currency = useCurrency();
  const account: number | undefined = useWatch({ name: 'account' });
  const customer = useChosen();
  const balance = customer ? balanceOf(customer, account) : null;
  const hint = t('adjustments.inCurrencyBelowZeroTakes', { currency });
  const now =
    balance === null ? '' : t('adjustments.balanceNow', { balance: balanceText(balance), currency });
  return (
    <Box>
      <TextInput
        id={AMOUNT}
        source="amount"
        label={t('common.amount')}
        inputMode="decimal"
        autoFocus={autoFocus}
        validate={[need, amountFault, (typed: unknown) => excessFault(typed, balance)]}
        helperText={false}
        slotProps={{ htmlInput: { 'aria-describedby': `${AMOUNT}-helper-text ${AMOUNT_HINT}` } }}
      />
      <FormHelperText id={AMOUNT_HINT} variant="outlined">
        {`${hint} ${now}`.trim()}
      </FormHelperText>
    </Box>
  );
};

/** Submit button; taking money is marked as dangerous. */
const Ask = () => {
  const amount: unknown = useWatch({ name: 'amount' });
  return (
    <ConfirmedToolbar
      action={t('common.askForApproval')}
      title={t('adjustments.askForThisCorrection')}
      touches={<Touches />}
      danger={String(amount ?? '')
        .trim()
        .startsWith('-')}
      isSaid
      always
    />
  );
};

/** The customer's balance before and after. */
const Touches = () => {
  const { amount, account } = useWatch();
  const currency = useCurrency();
  const customer = useChosen();
  const balance = customer ? balanceOf(customer, account) : null;
  const balances = customer && balancesOf(customer, account, amount);
  return (
    <>
      {touchesOf(amount, account, currency)}
      {customer && balance !== null && amountFault(amount) === undefined && (
        <OddAmount
          customerId={customer.id}
          amount={Number(amount)}
          balance={Number(formatDecimal(balance))}
        />
      )}
      {balances && (
        <div>{t('adjustments.balanceFromTo', { uid: customerLabel(customer), currency, ...balances })}</div>
      )}
    </>
  );
};

/** Notification after a request: the amount and customer, with a link to the request. */
function useAsked() {
  const [notify, redirect, currency] = [useNotify(), useRedirect(), useCurrency()];
  const [isLeft, readAnew] = [useIsLeft(), useReadAnew()];
  return {
    onSuccess: ({ id, after, customer }: Adjustment) => {
      const sum = `${signed(Number(after.amount), formatUnrounded)} ${currency}`;
      const name = [sum, customer && customerName(customer)].filter(Boolean).join(', ');
      notify(t('ui.askedForNamed', { name }), { type: 'info' });
      if (isLeft()) readAnew();
      else redirect(`/approvals/${id}/show`);
    },
    onError: useSaveFailed(),
  };
}

/** Form that requests a correction of one balance. `?customer=7` preselects the customer. */
export const AdjustmentCreate = () => {
  const given = Number(useSearchParams()[0].get('customer'));
  return (
    <Create title={t('adjustments.askForACorrection')} mutationOptions={useAsked()}>
      <NewForm
        sx={{ maxWidth: 640 }}
        defaultValues={{ account: 1, ...(given > 0 && { customer_id: given }) }}
        toolbar={<Ask />}
      >
        <ReferenceInput source="customer_id" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
          <AutocompleteInput
            label={t('common.customer')}
            optionText={customerLabel}
            filterToQuery={(text: string) => (text === '' ? {} : { q: text })}
            validate={need}
            helperText={t('adjustments.byTheFirstDigitsOfThe')}
          />
        </ReferenceInput>
        <Pairs>
          <SelectInput
            source="account"
            label={t('common.account')}
            choices={ACCOUNT_CHOICES}
            validate={need}
          />
          <AmountInput autoFocus={given > 0} />
        </Pairs>
        <TextInput
          source="reason"
          label={t('common.reason')}
          multiline
          minRows={2}
          validate={said}
          helperText={t('adjustments.theCustomerReadsThisAsYou')}
        />
      </NewForm>
    </Create>
  );
};
