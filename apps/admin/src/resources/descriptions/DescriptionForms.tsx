import { BooleanInput, Create, Edit, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { EditForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { HtmlPreview } from '../../ui/HtmlPreview.js';
import { InLanguages } from '../../ui/InLanguages.js';
import { need } from '../../ui/terms/TermsForm.js';
import { type Description, titleOf, writtenIn } from './description.js';

/** A text that is emptied stays a text. */
const asTyped = (text: string): string => text;

const Texts = () => {
  const texts: Description['texts'] | undefined = useWatch({ name: 'texts' });
  return (
    <InLanguages written={writtenIn(texts)}>
      {(lang) => (
        <>
          <TextInput
            key={`${lang}.title`}
            source={`texts.${lang}.title`}
            label="Title"
            parse={asTyped}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <TextInput
            key={`${lang}.content`}
            source={`texts.${lang}.content`}
            label="Text (HTML)"
            helperText="Paragraphs, headings, lists, links and emphasis; everything else is taken out on saving."
            parse={asTyped}
            multiline
            minRows={8}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <HtmlPreview lang={lang} title={texts?.[lang]?.title} html={texts?.[lang]?.content ?? ''} />
        </>
      )}
    </InLanguages>
  );
};

const Fields = ({ isNew = false }) => (
  <>
    <TextInput
      source="group"
      label="Key"
      validate={need}
      readOnly={!isNew}
      helperText="By which pages ask for it, such as financial.bank_chare_content."
    />
    <Texts />
    <BooleanInput source="is_shown" label="Shown to customers" />
  </>
);

const Title = () => {
  const text = useRecordContext<Description>();
  return <>{text ? titleOf(text) : 'Page text'}</>;
};

const TOUCHES = 'Customers read this from then on, on every page that shows it.';

export const DescriptionCreate = () => (
  <Create title="New page text" redirect="list">
    <SimpleForm
      sx={{ maxWidth: 720 }}
      defaultValues={{ is_shown: true, texts: {} }}
      toolbar={<ConfirmedToolbar title="Publish this text?" touches={TOUCHES} always />}
    >
      <Fields isNew />
    </SimpleForm>
  </Create>
);

/** None is removed: a page may ask for it. It is hidden instead. */
export const DescriptionEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect="list"
    actions={false}
    queryOptions={FORM_QUERY}
  >
    <EditForm
      sx={{ maxWidth: 720 }}
      toolbar={<ConfirmedToolbar title="Change this text?" touches={TOUCHES} />}
    >
      <Fields />
    </EditForm>
  </Edit>
);
