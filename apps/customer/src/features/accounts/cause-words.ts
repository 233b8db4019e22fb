import { ltr } from '@truemark/i18n';
import type { MovementCause } from '../../api/accounts.js';

/** Number of a movement's cause; '' if it has none. A transfer has only its booking's number. */
export const causeNumber = ({ kind, id }: MovementCause): string =>
  id > 0 && kind !== 'transfer' ? ltr(`#${id}`) : '';

/** Cause of a movement in one line: `EUR/USD · #12`; '' if unknown. */
export const causeWords = (cause: MovementCause): string =>
  [cause.name, causeNumber(cause)].filter((part) => part !== '').join(' · ');
