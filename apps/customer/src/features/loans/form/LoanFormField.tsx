import { LOAN_FIELDS, type LoanField } from '@truemark/contracts';
import type { LoanKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../ui/AmountField.js';
import { ChoiceField } from '../../../ui/ChoiceField.js';
import { DayField } from '../../../ui/DayField.js';
import { Field } from '../../../ui/Field.js';
import { TextField } from '../../../ui/TextField.js';
import { useConfig } from '../../configuration/configuration.js';
import { PictureField } from '../../pictures/PictureField.js';
import { PhoneField } from '../../session/PhoneField.js';
import { useAreas } from '../../session/useAreas.js';
import { CountryField } from './CountryField.js';
import { samePrefix, splitMobile } from './form-steps.js';

const FIRST_BIRTHDAY = '1950-01-01';

/** Autocomplete attributes of the fields. */
const FILLED_BY: Partial<Record<LoanField, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  job: 'organization-title',
  address_detail: 'street-address',
};

/** Numbers that are not amounts of money. */
const BARE: readonly LoanField[] = ['credit_score'];

const HINTS: Partial<Record<LoanField, LoanKey>> = {
  hand_pic: 'loan.hint.hand_pic',
  birthday: 'loan.hint.birthday',
  contact_info: 'loan.hint.contact_info',
  debt_info: 'loan.hint.debt_info',
};

const CHOICES = {
  flag: [
    { value: '1', text: 'loan.yes' },
    { value: '0', text: 'loan.no' },
  ],
  sex: [
    { value: '1', text: 'loan.male' },
    { value: '2', text: 'loan.female' },
  ],
  document: [
    { value: '1', text: 'loan.idCard' },
    { value: '2', text: 'loan.passport' },
  ],
} as const;

interface LoanFormFieldProps {
  field: LoanField;
  value: string;
  error?: string;
  disabled: boolean;
  onValue: (value: string) => void;
}

/** One form field, rendered by its declared kind. */
export function LoanFormField({ field, value, error, disabled, onValue }: LoanFormFieldProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { kind } = LOAN_FIELDS[field];
  const label = t(`loan.field.${field}`);
  const hintKey = HINTS[field];
  const hint = hintKey && t(hintKey);
  const common = { label, hint, error, disabled };
  switch (kind) {
    case 'flag':
    case 'sex':
    case 'document':
      return (
        <ChoiceField
          label={label}
          hint={hint}
          error={error}
          choices={CHOICES[kind].map((choice) => ({ ...choice, text: t(choice.text) }))}
          value={value}
          onPick={onValue}
        />
      );
    case 'figure':
      return (
        <AmountField
          {...common}
          text={value}
          unit={BARE.includes(field) ? undefined : currency}
          onText={onValue}
        />
      );
    case 'whole':
      return (
        <TextField
          {...common}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={value}
          onChange={({ target }) => onValue(target.value.replace(/\D/g, '').slice(0, 3))}
        />
      );
    case 'lines':
      return (
        <Field {...common}>
          {(input) => (
            <textarea
              {...input}
              rows={3}
              maxLength={400}
              dir="auto"
              autoComplete={FILLED_BY[field] ?? 'off'}
              value={value}
              disabled={disabled}
              onChange={({ target }) => onValue(target.value)}
            />
          )}
        </Field>
      );
    case 'date':
      return (
        <DayField
          {...common}
          min={FIRST_BIRTHDAY}
          max={new Date().toISOString().slice(0, 10)}
          zone="UTC"
          day={value}
          onDay={onValue}
          fromYear
        />
      );
    case 'picture':
      return (
        <PictureField {...common} hint={hint ?? t('picture.kinds')} address={value} onAddress={onValue} />
      );
    case 'country':
    case 'mobile':
      return <PlaceField kind={kind} label={label} value={value} error={error} onValue={onValue} />;
    default:
      return (
        <TextField
          {...common}
          autoComplete={FILLED_BY[field] ?? 'off'}
          dir="auto"
          maxLength={140}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      );
  }
}

interface PlaceFieldProps {
  kind: 'country' | 'mobile';
  label: string;
  value: string;
  error?: string;
  onValue: (value: string) => void;
}

/** Fields picked from the served countries. */
function PlaceField({ kind, label, value, error, onValue }: PlaceFieldProps) {
  const { areas, first } = useAreas(true);
  if (kind === 'country') {
    return <CountryField label={label} areas={areas} value={value} error={error} onPick={onValue} />;
  }
  const { prefix, number } = splitMobile(value);
  const area = areas.find(({ dialCode }) => samePrefix(dialCode, prefix)) ?? first;
  // Among countries that share a prefix the usual one is shown.
  const shown = area && first && area.dialCode === first.dialCode ? first : area;
  return (
    <PhoneField
      areas={areas}
      area={shown}
      number={number}
      error={error}
      onArea={({ dialCode }) => onValue(`${dialCode}-${number}`)}
      onNumber={(typed) => onValue(`${shown?.dialCode ?? ''}-${typed}`)}
    />
  );
}
