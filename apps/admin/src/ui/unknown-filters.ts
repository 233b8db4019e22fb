import { LONGEST_SEARCH } from '@truemark/contracts/admin';
import { useEffect } from 'react';
import { type HttpError, useListContext, useNotify } from 'react-admin';
import { filtersOf } from '../providers/translate.js';
import { t } from '../texts/texts.js';
import { isSumming } from './summing.js';

const PREFIX = 'filter.';

/** Filters, by server name, that a list does not have or cannot parse. */
export function unknownIn(error: unknown): string[] {
  const { errors } = ((error as HttpError | null)?.body ?? {}) as { errors?: Record<string, string> };
  return Object.keys(errors ?? {})
    .filter((field) => field.startsWith(PREFIX))
    .map((field) => field.slice(PREFIX.length));
}

/** Text that a search field takes; a longer one is cut, as the field cuts what is pasted. */
export const fittingSearch = (text: string): string =>
  text
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Filters without those that the server does not accept. */
export const withoutUnknown = (
  resource: string,
  filters: Readonly<Record<string, unknown>>,
  unknown: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        !Object.keys(filtersOf(resource, { [name]: value })).some((each) => unknown.includes(each)),
    ),
  );

/** Notifies a list's error; for unknown filters, once they are dropped. The list itself says that it is being summed. */
export function useListError(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (unknownIn(error).length > 0 || isSumming(error)) return;
    const { message } = error as Error;
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } });
  };
}

/** Drops filters of the address, or of a saved query, that the list does not accept. */
export function useKnownFilters(): void {
  const { error, filterValues, displayedFilters, setFilters, resource } = useListContext();
  const notify = useNotify();
  useEffect(() => {
    const unknown = unknownIn(error);
    if (unknown.length === 0) return;
    const sought: unknown = filterValues?.q;
    if (unknown.includes('q') && typeof sought === 'string' && fittingSearch(sought) !== sought.trim())
      return setFilters({ ...filterValues, q: fittingSearch(sought) }, displayedFilters);
    const known = withoutUnknown(resource, filterValues ?? {}, unknown);
    if (Object.keys(known).length === Object.keys(filterValues ?? {}).length) return;
    setFilters(known, displayedFilters);
    notify(t('ui.filterLetGo', { value: unknown.join(', ') }), { type: 'info' });
  }, [error, filterValues, displayedFilters, setFilters, resource, notify]);
}
