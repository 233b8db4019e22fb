import { LOAN_FIELD_NAMES, type LoanField } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { marked } from '../../../ui/review/FieldReason.js';
import { type Application, FORM_PARTS, statedText, waitsFor } from './application.js';

const HOUR = 3_600_000;

it('shows every field of the form once, in the order in which they are asked', () => {
  expect(FORM_PARTS.flatMap(({ fields }) => fields)).toEqual(LOAN_FIELD_NAMES);
  expect(FORM_PARTS.map(({ fields }) => fields.at(-1))).toEqual(['contact_info', 'has_pension', 'tax_bill']);
});

it.each([
  ['name', 'Ada', 'Ada'],
  ['sex', '2', 'Female'],
  ['id_card_type', '2', 'Passport'],
  ['has_house', '0', 'No'],
  ['country', 'HK', 'Hong Kong SAR China (HK)'],
  ['country', 'somewhere', 'somewhere'],
  ['birthday', '1990-02-03', '1990-02-03'],
] as const)('%s %s is read as %s', (field, value, text) => {
  expect(statedText(field, value)).toBe(text);
});

describe('how long a form has waited', () => {
  const form = { status: 'waiting', submitted_at_ms: 0, promised_at_ms: 48 * HOUR } as Application;

  it.each([
    [HOUR, '1 h', 'success'],
    [30 * HOUR, '30 h, 18 h left', 'warning'],
    [50 * HOUR, '50 h, 2 h late', 'error'],
  ])('after %d ms: %s', (now, label, tone) => {
    expect(waitsFor(form, now)).toEqual({ label, tone });
  });

  it('is not asked once it is decided', () => {
    expect(waitsFor({ ...form, status: 'approved' }, HOUR)).toBeNull();
  });
});

it('marks a field, marks it otherwise and takes the mark away', () => {
  const once = marked<LoanField>({}, 'name', 'reject.mismatch');
  expect(once).toEqual({ name: 'reject.mismatch' });
  const both = marked<LoanField>(once, 'job', 'reject.copy');
  expect(both).toEqual({ name: 'reject.mismatch', job: 'reject.copy' });
  expect(marked<LoanField>(both, 'name', undefined)).toEqual({ job: 'reject.copy' });
});
