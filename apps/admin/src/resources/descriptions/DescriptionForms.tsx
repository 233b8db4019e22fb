import { Typography } from '@mui/material';
import { isGuardedText } from '@truemark/contracts/admin';
import { Create, Edit, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { PublicationFields } from '../../ui/content/PublicationFields.js';
import { RichField } from '../../ui/content/RichField.js';
import { StaleTranslations, useStaleTranslations } from '../../ui/content/StaleTranslations.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EditForm, FromTheTop, NewForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import type { Guard } from '../../ui/second-person.js';
import { need } from '../../ui/terms/TermsForm.js';
import { type Description, titleOf } from './description.js';
import { TextKey } from './TextKey.js';
import { usePlace } from './use-place.js';

/** An emptied text stays an empty string. */
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
      above={
        <div>
          <PublicationFields from={t('descriptions.emptyFromTheBeginning')} />
        </div>
      }
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
            helperText={false}
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

/** Where it is shown, and the key by which pages read it: neither changes. */
const Where = () => {
  const text = useRecordContext<Description>();
  const place = usePlace(text?.group ?? '');
  return (
    <Typography variant="body2" component="div" color="textSecondary" sx={{ mb: 3 }}>
      {place && `${t('descriptions.whereItIsShown')}: ${place}`}
      <TextKey of={text?.group ?? ''} />
    </Typography>
  );
};

const Fields = ({ isNew = false }) => (
  <>
    {isNew ? (
      <TextInput
        source="group"
        label={t('descriptions.key')}
        validate={need}
        helperText={t('descriptions.byWhichPagesAskForIt')}
      />
    ) : (
      <Where />
    )}
    <Texts />
    {!isNew && <FromTheTop />}
  </>
);

const Title = () => {
  const text = useRecordContext<Description>();
  return <>{text ? titleOf(text) : t('descriptions.pageText')}</>;
};

/** Texts that customers agree to, or pay by, need approval. */
const useGuard = (former?: string): Guard => {
  const group: unknown = useWatch({ name: 'group' });
  const isGuarded = [group, former].some((each) => typeof each === 'string' && isGuardedText(each));
  return { own: [], switch: 'is_shown', ...(!isGuarded && { isFree: true }) };
};

const SaveNew = () => (
  <ConfirmedToolbar title={t('descriptions.saveThisText')} touches={TOUCHES} guard={useGuard()} always />
);

const SaveChanges = () => {
  const text = useRecordContext<Description>();
  const guard = useGuard(text?.group);
  const title = text
    ? t('descriptions.changeNamed', { title: titleOf(text) })
    : t('descriptions.changeThisText');
  return <ConfirmedToolbar title={title} touches={<Touches />} guard={guard} />;
};

/** Who reads it, and which languages become outdated. */
const Touches = () => (
  <>
    {TOUCHES}
    <StaleTranslations codes={useStaleTranslations()} />
  </>
);

const TOUCHES = t('descriptions.whileItIsPublishedCustomersRead');

export const DescriptionCreate = () => (
  <Create title={t('descriptions.newPageText')} mutationOptions={useSaved('list')}>
    <NewForm
      sx={{ maxWidth: 1160 }}
      defaultValues={{ is_shown: false, published_at_ms: null, ends_at_ms: null, texts: {} }}
      toolbar={<SaveNew />}
    >
      <Fields isNew />
    </NewForm>
  </Create>
);

/** Texts are never deleted, because a page may read them. They are hidden instead. */
export const DescriptionEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    actions={false}
    queryOptions={FORM_QUERY}
  >
    <EditForm sx={{ maxWidth: 1160 }} toolbar={<SaveChanges />}>
      <Fields />
    </EditForm>
  </Edit>
);
