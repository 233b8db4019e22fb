import { useState } from 'react';
import type { Refusal } from '../../api/http.js';
import { toast } from '../../ui/toast.js';
import { useErrorTexts } from '../session/useErrorTexts.js';

/**
 * What a form was refused for, beside its fields. `places` names the field that a refusal without one belongs to, by
 * its key; what has no place is said at the top of the screen.
 */
export function useFaults(places: Readonly<Record<string, string>>) {
  const texts = useErrorTexts();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  return {
    at: (field: string): string | undefined => said[field],
    forget: (field: string) => setSaid(({ [field]: _, ...others }) => others),
    clear: () => setSaid({}),
    refuse: ({ key, fields, message }: Refusal) => {
      const place = places[key];
      const entries = Object.entries(fields).map(([field, reason]) => [field, texts[reason] ?? message]);
      if (entries.length === 0 && place) entries.push([place, message]);
      setSaid(Object.fromEntries(entries) as Record<string, string>);
      if (entries.length === 0) toast.error(message);
    },
  };
}
