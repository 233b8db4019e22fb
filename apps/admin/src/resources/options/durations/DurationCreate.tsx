import { Create } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../../ui/ConfirmedToolbar.js';
import { NewForm } from '../../../ui/EditForm.js';
import { Sentences } from '../../../ui/Sentences.js';
import { DURATIONS } from '../../../ui/second-person.js';
import { DurationFields, EdgeNote } from './DurationFields.js';
import { type DurationForm, durationName, NEW_DURATION, startsItsOwn } from './duration.js';
import { useDurations, useSymbolName } from './use-durations.js';

const Touches = () => {
  const { symbolId } = useWatch() as DurationForm;
  const name = useSymbolName(symbolId);
  const own = startsItsOwn(useDurations(), symbolId || null, name);
  return (
    <>
      <EdgeNote onlyLosing />
      <Sentences texts={[...(own ? [own] : []), t('options.everyCustomerIsOfferedItAlike')]} />
    </>
  );
};

const Save = () => {
  const { symbolId, seconds } = useWatch() as DurationForm;
  const name = useSymbolName(symbolId);
  const showCode = symbolId ? name : null;
  const duration = durationName({ symbolId: symbolId || null, seconds: Number(seconds), showCode });
  return (
    <ConfirmedToolbar
      title={t('ui.offerNamed', { name: duration })}
      touches={<Touches />}
      guard={DURATIONS}
      always
    />
  );
};

export const DurationCreate = () => (
  <Create title={t('options.newDuration')} mutationOptions={useSaved('list')}>
    <NewForm sx={{ maxWidth: 640 }} defaultValues={NEW_DURATION} toolbar={<Save />}>
      <DurationFields />
    </NewForm>
  </Create>
);
