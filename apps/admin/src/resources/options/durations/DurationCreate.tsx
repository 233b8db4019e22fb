import { useState } from 'react';
import { Create } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../../ui/ConfirmedToolbar.js';
import { NewForm } from '../../../ui/EditForm.js';
import { PageSkeleton } from '../../../ui/PageSkeleton.js';
import { Sentences } from '../../../ui/Sentences.js';
import { DURATIONS } from '../../../ui/second-person.js';
import { DurationFields, useLosingText } from './DurationFields.js';
import { type Duration, type DurationForm, durationName, newDuration, startsItsOwn } from './duration.js';
import { useDurations, useKnownDurations, useSymbolName } from './use-durations.js';

const Touches = () => {
  const { symbolId } = useWatch() as DurationForm;
  const name = useSymbolName(symbolId);
  const own = startsItsOwn(useDurations(), symbolId || null, name);
  const losing = useLosingText();
  const texts = [losing, own, t('options.everyCustomerIsOfferedItAlike')].filter((text) => text !== null);
  return <Sentences texts={texts} />;
};

const Save = () => {
  const { symbolId, seconds } = useWatch() as DurationForm;
  const name = useSymbolName(symbolId);
  const isLosing = useLosingText() !== null;
  const showCode = symbolId ? name : null;
  const duration = durationName({ symbolId: symbolId || null, seconds: Number(seconds), showCode });
  return (
    <ConfirmedToolbar
      title={t('ui.offerNamed', { name: duration })}
      touches={<Touches />}
      guard={DURATIONS}
      danger={isLosing}
      always
    />
  );
};

const NewDuration = ({ all }: { all: readonly Duration[] }) => {
  // Input is kept, whatever others add meanwhile.
  const [begun] = useState(() => newDuration(all));
  return (
    <Create title={t('options.newDuration')} mutationOptions={useSaved('list')}>
      <NewForm sx={{ maxWidth: 640 }} defaultValues={begun} toolbar={<Save />}>
        <DurationFields />
      </NewForm>
    </Create>
  );
};

export const DurationCreate = () => {
  const all = useKnownDurations();
  return all ? <NewDuration all={all} /> : <PageSkeleton />;
};
