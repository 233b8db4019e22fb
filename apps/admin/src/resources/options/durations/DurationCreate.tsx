import { Create, SimpleForm } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSaved } from '../../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../../ui/ConfirmedToolbar.js';
import { Sentences } from '../../../ui/Sentences.js';
import { DURATIONS } from '../../../ui/second-person.js';
import { DurationFields } from './DurationFields.js';
import { type DurationForm, NEW_DURATION, startsItsOwn } from './duration.js';
import { useDurations, useSymbolName } from './use-durations.js';

const Touches = () => {
  const { symbolId } = useWatch() as DurationForm;
  const name = useSymbolName(symbolId);
  const own = startsItsOwn(useDurations(), symbolId || null, name);
  return <Sentences texts={[...(own ? [own] : []), 'Every customer is offered it alike, from now on.']} />;
};

export const DurationCreate = () => (
  <Create title="New duration" mutationOptions={useSaved('list')}>
    <SimpleForm
      sx={{ maxWidth: 640 }}
      defaultValues={NEW_DURATION}
      toolbar={
        <ConfirmedToolbar title="Offer this duration?" touches={<Touches />} guard={DURATIONS} always />
      }
    >
      <DurationFields />
    </SimpleForm>
  </Create>
);
