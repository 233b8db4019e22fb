import { maxValue, minValue, NumberInput, TextInput, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { need, Pairs, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import { LoanExampleNote } from './LoanExampleNote.js';
import { BOUNDS, type LoanProduct, NEW_LOAN_PRODUCT } from './loan-product.js';

/** Maximum term, days. */
const LONGEST = 3650;

const notBelowZero = minValue(0, t('loans.notBelow0'));
const days = [need, maxValue(LONGEST, t('loans.atMostDays', { most: LONGEST }))];
const atLeastOne = [...days, minValue(1, t('loans.atLeastADay'))];
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
    <TextInput
      source="name"
      label={t('common.name')}
      validate={need}
      helperText={t('loans.customersReadIt')}
    />
    <Pairs>
      <NumberInput
        source="loan_period"
        label={t('loans.days')}
        min={1}
        max={LONGEST}
        step={1}
        validate={atLeastOne}
      />
      <NumberInput
        source="free_period"
        label={t('loans.daysWithoutInterest')}
        min={0}
        max={LONGEST}
        step={1}
        validate={[...days, notBelowZero]}
        helperText={t('loans.fromTheFirstAtMostAll')}
      />
      <NumberInput
        source="min_amount"
        label={t('loans.smallestAmount')}
        min={0}
        validate={amount}
        helperText={t('common.inAccountCurrency')}
      />
      <NumberInput
        source="max_amount"
        label={t('loans.largestAmount')}
        min={0}
        validate={amount}
        helperText={t('common.inAccountCurrency')}
      />
      <RateInput
        source="interest_rate"
        label={t('loans.interestADay')}
        bound={t('loans.ofTheAmount0001Is')}
      />
      <RateInput
        source="penalty_rate"
        label={t('loans.penaltyADayLate')}
        bound={t('loans.ofTheAmount0002Is')}
      />
    </Pairs>
  </>
);

const Title = () => {
  const product = useRecordContext<LoanProduct>();
  return <>{product ? t('loans.loanProduct', { name: product.name }) : t('loans.loanProduct2')}</>;
};

const ALIKE = t('loans.everyCustomerIsOfferedItAlike');

export const LoanProductCreate = () => (
  <TermsCreate
    title={t('loans.newLoanProduct')}
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
    touches={[ALIKE, t('loans.loansThatWereAskedForBefore')]}
    aside={<LoanExampleNote />}
  >
    <Fields />
  </TermsEdit>
);
