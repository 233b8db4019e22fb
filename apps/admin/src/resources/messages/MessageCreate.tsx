import { Alert } from '@mui/material';
import { Create, type RaRecord, TextInput, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { RichField } from '../../ui/content/RichField.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { NewForm } from '../../ui/EditForm.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber } from '../../ui/figures.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { REQUIRED } from '../../ui/required.js';
import { AimFields } from './AimFields.js';
import { isBlank, type MessageForm, messageFrom } from './operator-message.js';
import { SentAlready, useNewestMessages } from './SentAlready.js';
import { useRecipients } from './use-recipients.js';

const asTyped = (text: string): string => text;

/** A message needs more than a title. */
const withItsTitle =
  (lang: string): Validator =>
  (content: string | undefined, { texts }: MessageForm) =>
    texts?.[lang]?.title && isBlank(content ?? '') ? REQUIRED.message : undefined;

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
            label={t('common.title')}
            parse={asTyped}
            defaultValue=""
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
          />
          <RichField
            key={`${lang}.content`}
            source={`texts.${lang}.content`}
            label={t('common.text')}
            lang={lang}
            validate={withItsTitle(lang)}
          />
        </>
      )}
    />
  );
};

/** Current number of recipients. */
const said = (count: number | undefined): string => {
  if (count === undefined) return t('messages.sayWhomItIsFor');
  return count === 1
    ? t('messages.oneCustomerGetsIt')
    : t('messages.customersGetIt', { count: formatNumber(count) });
};

const Count = () => (
  <Alert severity="info" variant="outlined" aria-live="polite" sx={{ mb: 4 }}>
    {said(useRecipients(useWatch() as MessageForm))}
  </Alert>
);

const Touches = () => {
  const form = useWatch() as MessageForm;
  return (
    <>
      {form.to === 'one' && form.customer_id && (
        <Facts rows={[[t('common.to'), <NumberedCustomer key="to" id={form.customer_id} />]]} />
      )}
      {formatRich('messages.whoHasItKeepsItA', { recipients: said(useRecipients(form)) })}
      <SentAlready />
    </>
  );
};

/** At least one language must have text. */
const lacksWords = (form: object): string | null =>
  writtenIn((form as MessageForm).texts).length === 0 ? 'texts.en.title' : null;

/** The confirmation opens once the newest messages are read, which tell whether this one was sent before. */
const SendToolbar = () => {
  const { refetch } = useNewestMessages();
  return (
    <ConfirmedToolbar
      action={t('messages.send')}
      title={t('messages.sendThisMessage')}
      touches={<Touches />}
      before={refetch}
      isSaid
      always
      lacks={lacksWords}
    />
  );
};

const sent = (form: RaRecord): object => messageFrom(form as MessageForm);

export const MessageCreate = () => (
  <Create
    title={t('messages.newMessage')}
    mutationOptions={useSaved('show', t('messages.onItsWay'))}
    transform={sent}
  >
    <NewForm sx={{ maxWidth: 1160 }} defaultValues={{ texts: {} }} toolbar={<SendToolbar />}>
      <AimFields />
      <Count />
      <Texts />
      <TextInput
        source="reason"
        label={t('messages.reasonForASecondPerson')}
        helperText={t('messages.aMessageThatNamesAnAccount')}
        parse={asTyped}
      />
    </NewForm>
  </Create>
);
