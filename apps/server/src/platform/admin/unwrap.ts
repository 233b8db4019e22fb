import { isRefusal, type Refusal } from '@truemark/domain';
import { textOf } from '../http/texts.js';
import { AdminError, notFound } from './admin-error.js';

/** What the engine did; throws its refusal as an answer of the back office's API. */
export function unwrap<T extends object>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome;
  if (outcome.key.endsWith('.not_found')) throw notFound(outcome.key.slice(0, -'.not_found'.length));
  throw new AdminError(409, outcome.key, operatorText(outcome.key, outcome.facts));
}

/** Why something is refused: in words for operators (`<key>.operator`) where those for customers would not do. */
export const operatorText = (key: Refusal['key'], facts?: Refusal['facts']): string =>
  textOf('en', key, { of: 'operator', ...facts });
