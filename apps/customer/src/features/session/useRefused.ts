import { Refusal } from '../../api/http.js';
import { useErrorTexts } from './useErrorTexts.js';

/**
 * What a form says of a call that was refused: at each field its own, and at one of them the rest. `places` names the
 * field that a refusal belongs to by its key.
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
