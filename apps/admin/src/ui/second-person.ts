import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../texts/texts.js';

/** Fields of a form that need no approval; all others do. */
export interface Guard {
  readonly own: readonly string[];
  /** Switching it off needs no approval, switching it on does. */
  readonly switch: string;
  /** Nothing needs approval. */
  readonly isFree?: true;
}

export const SYMBOLS: Guard = {
  own: ['showCode', 'name', 'logo', 'categoryId', 'sort'],
  switch: 'isEnabled',
};
export const DURATIONS: Guard = { own: [], switch: 'isEnabled' };
/** Addresses, bank accounts and currencies. */
export const WAYS_OF_MONEY: Guard = { own: ['sort'], switch: 'is_enabled' };

/** Holiday calendars. */
export const CALENDARS: Guard = { own: ['name'], switch: '' };

export const FUNDS: Guard = { own: ['sort'], switch: 'is_published' };

export const ASKS_SECOND = t('common.askForApproval');
export const SECOND_PERSON = t('ui.aSecondPersonHasToAgree');

/** Whether saving these fields needs approval. */
export const needsApproval = (
  guard: Guard | undefined,
  isNew: boolean,
  dirty: readonly string[],
  form: Readonly<Record<string, unknown>>,
): boolean =>
  guard !== undefined &&
  !guard.isFree &&
  (isNew ||
    dirty.some((field) => !guard.own.includes(field) && !(field === guard.switch && form[field] === false)));

/** Whether saving the form in its current state needs approval. */
export function useNeedsApproval(guard: Guard | undefined, isNew: boolean): boolean {
  const { dirtyFields } = useFormState();
  const form = useWatch() as Readonly<Record<string, unknown>>;
  return needsApproval(guard, isNew, Object.keys(dirtyFields), form);
}
