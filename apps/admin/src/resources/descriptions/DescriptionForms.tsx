import { Create, Edit, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { PublicationFields } from '../../ui/content/PublicationFields.js';
import { RichField } from '../../ui/content/RichField.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EditForm, NewForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { need } from '../../ui/terms/TermsForm.js';
import { type Description, titleOf } from './description.js';

/** A text that is emptied stays a text. */
const asTyped = (text: string): string => text;

const Preview = ({ lang }: { lang: string }) => {
  const text: Partial<Description['texts'][string]> | undefined = useWatch({ name: `texts.${lang}` });
  return <PhonePreview lang={lang} title={text?.title ?? ''} html={text?.content ?? ''} />;
};

const Texts = () => {
  const texts: Description['texts'] | undefined = useWatch({ name: 'texts' });
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
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <RichField
            key={`${lang}.content`}
            source={`texts.${lang}.content`}
            label={t('common.text')}
            lang={lang}
          />
        </>
      )}
    />
  );
};

const Fields = ({ isNew = false }) => (
  <>
    <TextInput
      source="group"
      label={t('descriptions.key')}
      validate={need}
      readOnly={!isNew}
      helperText={t('descriptions.byWhichPagesAskForIt')}
    />
    <Texts />
    <PublicationFields from={t('descriptions.emptyFromTheBeginning')} />
  </>
);

const Title = () => {
  const text = useRecordContext<Description>();
  return <>{text ? titleOf(text) : t('descriptions.pageText')}</>;
};

const TOUCHES = t('descriptions.whileItIsPublishedCustomersRead');

export const DescriptionCreate = () => (
  <Create title={t('descriptions.newPageText')} mutationOptions={useSaved('list')}>
    <NewForm
      sx={{ maxWidth: 1160 }}
      defaultValues={{ is_shown: false, published_at_ms: null, ends_at_ms: null, texts: {} }}
      toolbar={<ConfirmedToolbar title={t('descriptions.saveThisText')} touches={TOUCHES} always />}
    >
      <Fields isNew />
    </NewForm>
  </Create>
);

/** None is removed: a page may ask for it. It is hidden instead. */
export const DescriptionEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    actions={false}
    queryOptions={FORM_QUERY}
  >
    <EditForm
      sx={{ maxWidth: 1160 }}
      toolbar={<ConfirmedToolbar title={t('descriptions.changeThisText')} touches={TOUCHES} />}
    >
      <Fields />
    </EditForm>
  </Edit>
);
