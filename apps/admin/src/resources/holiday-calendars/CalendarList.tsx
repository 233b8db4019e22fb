import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { usePermission } from '../../ui/use-permission.js';
import { type HolidayCalendar, nextDay } from './calendar.js';

export const CalendarList = () => {
  const canEdit = usePermission('holiday-calendars', 'edit');
  return (
    <ListPage title={t('calendars.calendars')} sort={{ field: 'name', order: 'ASC' }} perPage={100} canCreate>
      <DataTable<HolidayCalendar>
        rowClick={canEdit ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text={t('calendars.noCalendarYet')} />}
      >
        <DataTable.Col<HolidayCalendar> source="name" label={t('common.name')} />
        <DataTable.Col<HolidayCalendar>
          align="right"
          label={t('calendars.days')}
          disableSort
          render={({ days }) => days.length}
        />
        <DataTable.Col<HolidayCalendar>
          label={t('calendars.nextDay')}
          disableSort
          render={(calendar) => nextDay(calendar, Date.now()) ?? '–'}
        />
        <DataTable.Col<HolidayCalendar>
          label={t('calendars.symbolsThatFollow')}
          disableSort
          render={({ symbols }) => symbols.map(({ showCode }) => showCode).join(', ') || '–'}
        />
      </DataTable>
    </ListPage>
  );
};
