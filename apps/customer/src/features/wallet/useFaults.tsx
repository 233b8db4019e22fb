import { type ReactNode, useState } from 'react';
import type { Refusal as Refused } from '../../api/http.js';
import { toast } from '../../ui/toast.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { Refusal } from './Refusal.js';
import type { Lack } from './useWayOut.js';

interface Said {
  readonly key: string;
  readonly message: string;
}

/**
 * Errors of a refused form by field, with links that resolve them. `places` maps refusal keys to fields; a refusal
 * without a field is shown at the top of the screen.
 */
export function useFaults(places: Readonly<Record<string, string>>, lack: Lack = {}) {
  const texts = useErrorTexts();
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({});
  return {
    at: (field: string): ReactNode =>
      said[field] && <Refusal key={said[field].key} refusal={said[field]} {...lack} />,
    forget: (field: string) => setSaid(({ [field]: _, ...others }) => others),
    clear: () => setSaid({}),
    refuse: ({ key, fields, message }: Refused) => {
      const place = places[key];
      const entries = Object.entries(fields).map(
        ([field, reason]) => [field, { key: reason, message: texts[reason] ?? message }] as const,
      );
      if (entries.length === 0 && place) entries.push([place, { key, message }]);
      setSaid(Object.fromEntries(entries));
      if (entries.length === 0) toast.error(message);
    },
  };
}
