import { useQuery } from '@tanstack/react-query';
import type { Area } from '../../api/users.js';
import { fetchAreas } from '../../api/users.js';

const DEFAULT_PREFIX = '+001';
/** Default among the many countries that share this prefix. */
const DEFAULT_COUNTRY = 'US';

/** Dialling prefixes, and the initial one. */
export function useAreas(wanted: boolean): {
  areas: readonly Area[];
  first: Area | undefined;
  isLoading: boolean;
} {
  const { data, isLoading } = useQuery({
    queryKey: ['areas'],
    queryFn: ({ signal }) => fetchAreas({ signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const areas = data ?? [];
  const sharing = areas.filter((area) => area.dialCode === DEFAULT_PREFIX);
  return {
    areas,
    isLoading,
    first: sharing.find((area) => area.country === DEFAULT_COUNTRY) ?? sharing[0] ?? areas[0],
  };
}
