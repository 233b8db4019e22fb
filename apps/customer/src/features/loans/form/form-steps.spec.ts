import { LOAN_FIELD_NAMES, type LoanField } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { describe, expect, it } from 'vitest';
import type { LoanForm } from '../../../api/loans.js';
import { isObjected, missingOf, samePrefix, sentOf, splitMobile, stepsOf, stepWith } from './form-steps.js';

const only =
  (...fields: LoanField[]) =>
  (setting: string) =>
    fields.some((field) => setting === `is_loan_${field}`);

const rejected: LoanForm = {
  status: 'rejected',
  reason: '',
  objected: ['job'],
  given: { job: 'Baker', name: 'Ann' },
  promiseHours: 48,
};

describe('the steps of the loan form', () => {
  it('ask for every declared field once, in its order, where all are on', () => {
    expect(stepsOf(() => true).flatMap(({ fields }) => fields)).toEqual(LOAN_FIELD_NAMES);
    expect(stepsOf(() => true)).toHaveLength(3);
  });

  it('asks for the family’s name first where the language has it so', () => {
    const asked = only('name', 'last_name', 'mobile');
    const first = (language: LanguageCode) => stepsOf(asked, language)[0]?.fields;
    expect(first('en')).toEqual(['name', 'last_name', 'mobile']);
    expect(first('jp')).toEqual(['last_name', 'name', 'mobile']);
    expect(stepsOf(only('name', 'mobile'), 'vn')[0]?.fields).toEqual(['name', 'mobile']);
  });

  it('ask only for what is on, and have no empty step', () => {
    const steps = stepsOf(only('job', 'name', 'mobile'));
    expect(steps.map(({ fields }) => fields)).toEqual([['name', 'mobile'], ['job']]);
    expect(stepWith(steps, 'job')).toBe(1);
    expect(stepWith(steps, 'car_cert')).toBe(-1);
    expect(stepsOf(() => false)).toEqual([]);
  });

  it('know what is still missing', () => {
    const fields: LoanField[] = ['name', 'mobile', 'has_car'];
    expect(missingOf(fields, {})).toEqual(fields);
    expect(missingOf(fields, { name: '  ', mobile: '+001-', has_car: '0' })).toEqual(['name', 'mobile']);
    expect(missingOf(fields, { name: 'Ann', mobile: '+001-2025550123', has_car: '1' })).toEqual([]);
  });

  it('send what they ask for and nothing else', () => {
    const steps = stepsOf(only('name', 'job'));
    expect(sentOf(steps, { name: ' Ann ', job: 'Baker', car_cert: '/old' })).toEqual({
      name: 'Ann',
      job: 'Baker',
    });
  });

  it('mark what was objected to until it is changed', () => {
    expect(isObjected('job', rejected, { job: 'Baker' })).toBe(true);
    expect(isObjected('job', rejected, { job: 'Cook' })).toBe(false);
    expect(isObjected('name', rejected, { name: 'Ann' })).toBe(false);
    expect(isObjected('job', { ...rejected, status: 'none' }, { job: 'Baker' })).toBe(false);
  });

  it.each([
    ['+044', '44', true],
    ['+001', '1', true],
    ['+001', '', false],
    ['+044', '+049', false],
  ])('take the prefixes %s and %s for one: %s', (one, other, same) => {
    expect(samePrefix(one, other)).toBe(same);
  });

  it.each([
    ['+001-2025550123', '+001', '2025550123'],
    ['2025550123', '', '2025550123'],
    ['+001-', '+001', ''],
    ['', '', ''],
  ])('read the phone number %s', (mobile, prefix, number) => {
    expect(splitMobile(mobile)).toEqual({ prefix, number });
  });
});
