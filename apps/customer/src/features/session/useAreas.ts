import { useQuery } from '@tanstack/react-query';
import type { Area } from '../../api/users.js';
import { fetchAreas } from '../../api/users.js';

const DEFAULT_PREFIX = '+001';
/** The prefix is shared by many countries; this is the one meant. */
const DEFAULT_COUNTRY = 'US';

/** The dialling prefixes, and the one to start with. */
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
