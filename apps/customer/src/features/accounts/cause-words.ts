import { ltr } from '@truemark/i18n';
import type { MovementCause } from '../../api/accounts.js';

/** The number of what a movement was for; '' where it has none. A transfer's is only its booking's. */
export const causeNumber = ({ kind, id }: MovementCause): string =>
  id > 0 && kind !== 'transfer' ? ltr(`#${id}`) : '';

/** What a movement was for, in a line: `EUR/USD · #12`; '' where nothing is known. */
export const causeWords = (cause: MovementCause): string =>
  [cause.name, causeNumber(cause)].filter((part) => part !== '').join(' · ');
