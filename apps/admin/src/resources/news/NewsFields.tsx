import { formatTimestamp } from '@truemark/i18n';
import { NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { PictureField } from '../../ui/content/PictureField.js';
import { PublicationFields } from '../../ui/content/PublicationFields.js';
import { RichField } from '../../ui/content/RichField.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { houseZone } from '../../ui/zone.js';
import { CATEGORIES, type NewsText } from './news-item.js';

const need = required();
/** An emptied text stays an empty string. */
const asTyped = (text: string): string => text;

const Preview = ({ lang }: { lang: string }) => {
  const text: Partial<NewsText> | undefined = useWatch({ name: `texts.${lang}` });
  const at: unknown = useWatch({ name: 'published_at_ms' });
  return (
    <PhonePreview
      lang={lang}
      title={text?.title ?? ''}
      html={text?.content || (text?.desc ?? '')}
      at={typeof at === 'number' ? formatTimestamp(at, houseZone()) : undefined}
    />
  );
};

const Texts = () => {
  const texts: Record<string, Partial<NewsText>> | undefined = useWatch({ name: 'texts' });
  return (
    <TextsInLanguages
      written={writtenIn(texts)}
      above={
        <div>
          <PublicationFields />
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
            {...(lang === 'en' && { validate: need })}
          />
          <TextInput
            key={`${lang}.desc`}
            source={`texts.${lang}.desc`}
            label={t('news.summary')}
            helperText={t('news.emptyMadeFromTheText')}
            parse={asTyped}
            defaultValue=""
            slotProps={{ htmlInput: { dir: 'auto' } }}
            multiline
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

const Category = () => {
  const category: unknown = useWatch({ name: 'category_id' });
  const isKnown = CATEGORIES.some(({ id }) => id === category);
  if (category !== undefined && !isKnown)
    return <NumberInput source="category_id" label={t('news.category')} min={1} />;
  return (
    <SelectInput source="category_id" label={t('news.where')} choices={[...CATEGORIES]} validate={need} />
  );
};

export const NewsFields = () => (
  <>
    <Texts />
    <PictureField source="logo" label={t('common.picture')} />
    <Category />
  </>
);
