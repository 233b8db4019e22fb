import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../texts/texts.js';

/** Which fields of a form are one person's; everything else asks a second one. */
export interface Guard {
  readonly own: readonly string[];
  /** Switching it off is one person's, on is not. */
  readonly switch: string;
  /** Nothing of it takes two. */
  readonly isFree?: true;
}

export const SYMBOLS: Guard = {
  own: ['showCode', 'name', 'logo', 'categoryId', 'sort'],
  switch: 'isEnabled',
};
export const DURATIONS: Guard = { own: [], switch: 'isEnabled' };
/** Addresses, bank accounts and currencies. */
export const WAYS_OF_MONEY: Guard = { own: ['sort'], switch: 'is_enabled' };

/** Calendars of holidays. */
export const CALENDARS: Guard = { own: ['name'], switch: '' };

export const FUNDS: Guard = { own: ['sort'], switch: 'is_published' };

export const ASKS_SECOND = t('common.askForApproval');
export const SECOND_PERSON = t('ui.aSecondPersonHasToAgree');

/** Whether saving these fields asks a second person. */
export const takesTwo = (
  guard: Guard | undefined,
  isNew: boolean,
  dirty: readonly string[],
  form: Readonly<Record<string, unknown>>,
): boolean =>
  guard !== undefined &&
  !guard.isFree &&
  (isNew ||
    dirty.some((field) => !guard.own.includes(field) && !(field === guard.switch && form[field] === false)));

/** Whether saving the form as it stands asks a second person. */
export function useTakesTwo(guard: Guard | undefined, isNew: boolean): boolean {
  const { dirtyFields } = useFormState();
  const form = useWatch() as Readonly<Record<string, unknown>>;
  return takesTwo(guard, isNew, Object.keys(dirtyFields), form);
}
