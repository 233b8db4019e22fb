import { Refusal } from '../../api/http.js';
import { useErrorTexts } from './useErrorTexts.js';

/**
 * Errors of a form after a refused call: each at its field, the rest at one of them. `places` maps refusal keys to
 * fields.
 */
export function useRefused(
  fault: unknown,
  rest: string,
  places: Readonly<Record<string, string>> = {},
): (field: string) => string | undefined {
  const texts = useErrorTexts();
  const refused = fault instanceof Refusal ? fault : null;
  return (field) => {
    if (!refused) return undefined;
    const key = refused.fields[field];
    if (key) return texts[key] ?? refused.message;
    const place = places[refused.key] ?? rest;
    return field === place && Object.keys(refused.fields).length === 0 ? refused.message : undefined;
  };
}
