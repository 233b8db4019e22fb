import { Edit, TopToolbar, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../../ui/ConfirmedToolbar.js';
import { EditForm } from '../../../ui/EditForm.js';
import { FORM_QUERY } from '../../../ui/form-query.js';
import { Sentences } from '../../../ui/Sentences.js';
import { DURATIONS } from '../../../ui/second-person.js';
import { DurationFields, useLosingText } from './DurationFields.js';
import { type Duration, type DurationForm, durationName, touchesOf } from './duration.js';
import { RemoveDuration } from './RemoveDuration.js';
import { useDurations, useRunningOn, useSymbolName } from './use-durations.js';

const Title = () => {
  const duration = useRecordContext<Duration>();
  return <>{duration ? durationName(duration) : t('options.duration')}</>;
};

/** Current effect of saving the form. */
const Touches = () => {
  const before = useRunningOn(useRecordContext<Duration>());
  const form = useWatch() as DurationForm;
  const name = useSymbolName(form.symbolId);
  const all = useDurations();
  const losing = useLosingText();
  if (!before) return null;
  const touched = touchesOf(before, form, all, name);
  return <Sentences texts={losing ? [losing, ...touched] : touched} />;
};

const Save = () => {
  const duration = useRecordContext<Duration>();
  const isLosing = useLosingText() !== null;
  const title = duration ? t('ui.changeNamed', { name: durationName(duration) }) : '';
  return <ConfirmedToolbar title={title} touches={<Touches />} guard={DURATIONS} danger={isLosing} />;
};

export const DurationEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    queryOptions={FORM_QUERY}
    actions={
      <TopToolbar>
        <RemoveDuration />
      </TopToolbar>
    }
  >
    <EditForm sx={{ maxWidth: 640 }} toolbar={<Save />}>
      <DurationFields />
    </EditForm>
  </Edit>
);
