import { maxValue, minValue, NumberInput, TextInput, useRecordContext } from 'react-admin';
import { need, Pairs, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import { LoanExampleNote } from './LoanExampleNote.js';
import { BOUNDS, type LoanProduct, NEW_LOAN_PRODUCT } from './loan-product.js';

/** Days. */
const LONGEST = 3650;

const notBelowZero = minValue(0, 'Not below 0.');
const days = [need, maxValue(LONGEST, `At most ${LONGEST} days.`)];
const atLeastOne = [...days, minValue(1, 'At least a day.')];
const rate = ({ most, says }: { most: number; says: string }) => [need, notBelowZero, maxValue(most, says)];
const interest = rate(BOUNDS.interest_rate);
const penalty = rate(BOUNDS.penalty_rate);
const amount = [need, notBelowZero];

const RateInput = ({
  source,
  label,
  bound,
}: {
  source: keyof typeof BOUNDS;
  label: string;
  bound: string;
}) => (
  <NumberInput
    source={source}
    label={label}
    min={0}
    max={BOUNDS[source].most}
    step={0.0001}
    validate={source === 'interest_rate' ? interest : penalty}
    helperText={bound}
  />
);

const Fields = () => (
  <>
    <TextInput source="name" validate={need} helperText="Customers read it." />
    <Pairs>
      <NumberInput source="loan_period" label="Days" min={1} max={LONGEST} step={1} validate={atLeastOne} />
      <NumberInput
        source="free_period"
        label="Days without interest"
        min={0}
        max={LONGEST}
        step={1}
        validate={[...days, notBelowZero]}
        helperText="From the first; at most all of them."
      />
      <NumberInput
        source="min_amount"
        label="Smallest amount"
        min={0}
        validate={amount}
        helperText="In account currency."
      />
      <NumberInput
        source="max_amount"
        label="Largest amount"
        min={0}
        validate={amount}
        helperText="In account currency."
      />
      <RateInput
        source="interest_rate"
        label="Interest a day"
        bound="Of the amount: 0.001 is 0.1% a day, 0.008 the most there may be."
      />
      <RateInput
        source="penalty_rate"
        label="Penalty a day late"
        bound="Of the amount: 0.002 is 0.2% a day, 0.01 the most there may be."
      />
    </Pairs>
  </>
);

const Title = () => {
  const product = useRecordContext<LoanProduct>();
  return <>{product ? `Loan product ${product.name}` : 'Loan product'}</>;
};

const ALIKE = 'Every customer is offered it alike, from now on.';

export const LoanProductCreate = () => (
  <TermsCreate
    title="New loan product"
    touches={[ALIKE]}
    defaults={NEW_LOAN_PRODUCT}
    aside={<LoanExampleNote />}
  >
    <Fields />
  </TermsCreate>
);

export const LoanProductEdit = () => (
  <TermsEdit
    title={<Title />}
    touches={[ALIKE, 'Loans that were asked for before keep the terms that were signed.']}
    aside={<LoanExampleNote />}
  >
    <Fields />
  </TermsEdit>
);
