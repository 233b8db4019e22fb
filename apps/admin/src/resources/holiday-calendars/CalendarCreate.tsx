import { Create } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { NewForm } from '../../ui/EditForm.js';
import { CALENDARS } from '../../ui/second-person.js';
import { CalendarFields } from './CalendarFields.js';

export const CalendarCreate = () => (
  <Create title={t('calendars.newCalendar')} mutationOptions={useSaved('list')}>
    <NewForm
      defaultValues={{ name: '', days: [] }}
      toolbar={
        <ConfirmedToolbar
          title={t('calendars.makeThisCalendar')}
          touches={t('calendars.noSymbolFollowsItYet')}
          guard={CALENDARS}
          always
        />
      }
    >
      <CalendarFields />
    </NewForm>
  </Create>
);
