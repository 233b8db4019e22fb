import { BooleanInput } from 'react-admin';
import { Pairs } from '../terms/TermsForm.js';
import { InstantInput } from './InstantInput.js';

/** When something is read; `from` says what an empty beginning means, absent: there has to be one. */
export const PublicationFields = ({ from }: { from?: string }) => (
  <>
    <BooleanInput source="is_shown" label="Published" helperText="Off: a draft that no customer reads." />
    <Pairs>
      <InstantInput
        source="published_at_ms"
        label="From (GMT)"
        helperText={from ?? 'A time to come: it is published by itself then.'}
      />
      <InstantInput source="ends_at_ms" label="Until (GMT)" helperText="Empty: for good." />
    </Pairs>
  </>
);
