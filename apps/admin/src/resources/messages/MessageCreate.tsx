import { Alert } from '@mui/material';
import { Create, type RaRecord, SimpleForm, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { RichField } from '../../ui/content/RichField.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { whole } from '../../ui/figures.js';
import { AimFields } from './AimFields.js';
import { type MessageForm, messageFrom } from './operator-message.js';
import { useRecipients } from './use-recipients.js';

const asTyped = (text: string): string => text;

const Preview = ({ lang }: { lang: string }) => {
  const text: { title?: string; content?: string } | undefined = useWatch({ name: `texts.${lang}` });
  return <PhonePreview lang={lang} title={text?.title ?? ''} html={text?.content ?? ''} />;
};

const Texts = () => {
  const { texts } = useWatch() as MessageForm;
  return (
    <TextsInLanguages
      written={writtenIn(texts)}
      preview={(lang) => <Preview lang={lang} />}
      fields={(lang) => (
        <>
          <TextInput
            key={`${lang}.title`}
            source={`texts.${lang}.title`}
            label="Title"
            parse={asTyped}
            defaultValue=""
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
          />
          <RichField key={`${lang}.content`} source={`texts.${lang}.content`} label="Text" lang={lang} />
        </>
      )}
    />
  );
};

/** How many get it, as it stands. */
const said = (count: number | undefined): string => {
  if (count === undefined) return 'Say whom it is for.';
  return count === 1 ? 'One customer gets it.' : `${whole(count)} customers get it.`;
};

const Count = () => (
  <Alert severity="info" variant="outlined" aria-live="polite" sx={{ mb: 4 }}>
    {said(useRecipients(useWatch() as MessageForm))}
  </Alert>
);

const Touches = () => (
  <>{said(useRecipients(useWatch() as MessageForm))} Who has it keeps it: a message is not taken back.</>
);

const sent = (form: RaRecord): object => messageFrom(form as MessageForm);

export const MessageCreate = () => (
  <Create title="New message" mutationOptions={useSaved('show', 'On its way')} transform={sent}>
    <SimpleForm
      sx={{ maxWidth: 1160 }}
      defaultValues={{ to: 'all', texts: {} }}
      toolbar={<ConfirmedToolbar action="Send" title="Send this message?" touches={<Touches />} always />}
    >
      <AimFields />
      <Count />
      <Texts />
      <TextInput
        source="reason"
        label="Reason, for a second person"
        helperText="A message that names an account, an address or a link out of the house is sent by two people."
        parse={asTyped}
      />
    </SimpleForm>
  </Create>
);
