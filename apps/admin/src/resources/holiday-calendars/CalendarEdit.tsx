import { useQuery } from '@tanstack/react-query';
import { Edit, TopToolbar, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { get } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { EditForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { RemoveAsked } from '../../ui/RemoveAsked.js';
import { Sentences } from '../../ui/Sentences.js';
import { CALENDARS } from '../../ui/second-person.js';
import { CalendarFields } from './CalendarFields.js';
import { type CalendarDetails, touchesOf } from './calendar.js';
import { Followers } from './Followers.js';

const Title = () => <>{useRecordContext<CalendarDetails>()?.name ?? t('calendars.calendar')}</>;

/** Current state of the calendar. Read separately from the form's record: a new record would reset what was typed. */
function useCalendarNow(): CalendarDetails | undefined {
  const calendar = useRecordContext<CalendarDetails>();
  const { data = calendar } = useQuery({
    queryKey: ['holiday-calendars', 'now', calendar?.id],
    queryFn: () => get<CalendarDetails>(`holiday-calendars/${calendar?.id}`),
    enabled: calendar !== undefined,
    refetchInterval: 5000,
  });
  return data;
}

/** Current effect of saving the form. */
const Touches = () => {
  const calendar = useCalendarNow();
  const { dirtyFields } = useFormState();
  if (!calendar) return null;
  return <Sentences texts={touchesOf(calendar, Object.keys(dirtyFields))} />;
};

const FollowersNow = () => <Followers symbols={useCalendarNow()?.symbols ?? []} />;

/** A calendar in use cannot be deleted: its symbols must be moved to another one first. */
const Remove = () => {
  const followers = useCalendarNow()?.symbols ?? [];
  return (
    <RemoveAsked
      touches={t('calendars.noSymbolFollowsItNothingChanges')}
      refused={followers.length > 0 ? t('calendars.stillFollowed', { count: followers.length }) : undefined}
    />
  );
};

export const CalendarEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    queryOptions={FORM_QUERY}
    actions={
      <TopToolbar>
        <Remove />
      </TopToolbar>
    }
    aside={<FollowersNow />}
    sx={{ '& .RaEdit-main': { display: 'block' } }}
  >
    <EditForm
      toolbar={
        <ConfirmedToolbar title={t('calendars.changeThisCalendar')} touches={<Touches />} guard={CALENDARS} />
      }
    >
      <CalendarFields />
    </EditForm>
  </Edit>
);
