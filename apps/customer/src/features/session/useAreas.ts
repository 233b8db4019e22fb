import { useQuery } from '@tanstack/react-query';
import type { Area } from '@truemark/contracts';
import { get } from '../../api/http.js';

const DEFAULT_PREFIX = '+001';
/** The prefix is shared by many countries; this is the one meant. */
const DEFAULT_COUNTRY = 'US';

/** The dialling prefixes, and the one to start with. */
export function useAreas(wanted: boolean): { areas: readonly Area[]; first: Area | undefined } {
  const { data } = useQuery({
    queryKey: ['areas'],
    queryFn: ({ signal }) => get<Area[]>('/api/default/area_list', {}, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const areas = data ?? [];
  const sharing = areas.filter((area) => area.code === DEFAULT_PREFIX);
  return {
    areas,
    first: sharing.find((area) => area.global_code === DEFAULT_COUNTRY) ?? sharing[0] ?? areas[0],
  };
}
