import { useQuery } from '@tanstack/react-query';
import type { ErrorCatalogue } from '@truemark/i18n';
import { loadCatalogue } from '../../api/catalogues.js';
import { language } from '../../api/language.js';

const NONE: ErrorCatalogue = {};

/** Texts for the server's errors on single fields. */
export function useErrorTexts(): ErrorCatalogue {
  const { data } = useQuery({
    queryKey: ['error-texts', language()],
    queryFn: () => loadCatalogue('errors', language()),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return data ?? NONE;
}
