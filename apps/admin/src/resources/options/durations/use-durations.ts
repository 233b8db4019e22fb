import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { get } from '../../../providers/http.js';
import { t } from '../../../texts/texts.js';
import { useSettingValue } from '../../../ui/use-currency.js';
import type { TradedSymbol } from '../../symbols/symbol.js';
import type { Duration } from './duration.js';

const useList = () =>
  useGetList<Duration>('durations', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'seconds', order: 'ASC' },
  });

/** All durations: few. */
export const useDurations = (): readonly Duration[] => useList().data ?? [];

/** The same for a form whose initial values depend on the existing ones: undefined until loaded, or if that fails. */
export function useKnownDurations(): readonly Duration[] | undefined {
  const { data, error } = useList();
  return error ? [] : data;
}

/**
 * Options now running on a duration. Read separately from the form's record: a new record would reset what was typed.
 */
export function useRunningOn(duration: Duration | undefined): Duration | undefined {
  const { data = duration } = useQuery({
    queryKey: ['durations', 'running', duration?.id],
    queryFn: () => get<Duration>(`durations/${duration?.id}`),
    enabled: duration !== undefined,
    refetchInterval: 1000,
  });
  return data;
}

/** Display name of a symbol. */
export function useSymbolName(id: number | '' | null | undefined): string {
  const { data = [] } = useGetList<TradedSymbol>('symbols', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'sort', order: 'ASC' },
  });
  return data.find((each) => each.id === id)?.showCode ?? t('options.thisSymbol');
}

/** Setting for the loss of new options: 0 takes the stake, 1 takes stake × ratio. */
export const useLossLevel = (): number => Number(useSettingValue('micro_loss_level') ?? 0);
