import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import type { HolidayCalendar } from '../holiday-calendars/calendar.js';

/** Current days of a calendar; none without a calendar. */
export function useCalendarDays(id: number | '' | null | undefined): HolidayCalendar['days'] {
  const { data } = useQuery({
    queryKey: ['holiday-calendars', 'days', id],
    queryFn: () => get<HolidayCalendar>(`holiday-calendars/${id}`),
    enabled: Boolean(id),
  });
  return data?.days ?? [];
}
