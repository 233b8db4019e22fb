import { useQuery } from '@tanstack/react-query';
import { get } from '../../../providers/http.js';
import type { Pool, PoolDetails } from './pool.js';

const refetchInterval = 10_000;

/** Current pools of all funds. */
export const usePools = () =>
  useQuery({ queryKey: ['fund-pools', 'now'], queryFn: () => get<Pool[]>('fund-pools'), refetchInterval });

/** Current pool of one fund; null: not queried. */
export const usePool = (id: number | null) =>
  useQuery({
    queryKey: ['fund-pools', 'now', id],
    queryFn: () => get<PoolDetails>(`fund-pools/${id}`),
    enabled: id !== null,
    refetchInterval,
  });
