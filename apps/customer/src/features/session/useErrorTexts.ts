import { useQuery } from '@tanstack/react-query';
import { type ErrorCatalogue, loadErrorCatalogue } from '@truemark/i18n';
import { language } from '../../api/language.js';

const NONE: ErrorCatalogue = {};

/** The words for what the server says about single fields. */
export function useErrorTexts(): ErrorCatalogue {
  const { data } = useQuery({
    queryKey: ['error-texts', language()],
    queryFn: () => loadErrorCatalogue(language()),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return data ?? NONE;
}
