import { useQuery } from '@tanstack/react-query';
import type { Area } from '@truemark/contracts';
import { get } from '../../api/http.js';

const DEFAULT_PREFIX = '+001';

/** The dialling prefixes, and the one to start with. */
export function useAreas(wanted: boolean): { areas: readonly Area[]; first: Area | undefined } {
  const { data } = useQuery({
    queryKey: ['areas'],
    queryFn: ({ signal }) => get<Area[]>('/api/default/area_list', {}, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const areas = data ?? [];
  return { areas, first: areas.find((area) => area.code === DEFAULT_PREFIX) ?? areas[0] };
}
