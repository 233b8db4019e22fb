import { isRefusal, type Refusal } from '@truemark/domain';
import { textOf } from '../http/texts.js';
import { AdminError, notFound } from './admin-error.js';

/** Returns the engine's outcome; throws its refusal as an error of the admin API. */
export function unwrap<T extends object>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome;
  if (outcome.key.endsWith('.not_found')) throw notFound(outcome.key.slice(0, -'.not_found'.length));
  throw new AdminError(409, outcome.key, operatorText(outcome.key, outcome.facts));
}

/** Text of a refusal for operators: `<key>.operator` if the customer text does not fit. */
export const operatorText = (key: Refusal['key'], facts?: Refusal['facts']): string =>
  textOf('en', key, { of: 'operator', ...facts });
