import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { HtmlPreview } from '../../ui/HtmlPreview.js';
import { InLanguages } from '../../ui/InLanguages.js';
import type { NewsText } from './news-item.js';

const toLocal = (ms: unknown): string =>
  typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 16) : '';
const toMs = (text: string): number => Date.parse(`${text}Z`);

const Preview = ({ lang }: { lang: string }) => {
  const text: NewsText | undefined = useWatch({ name: `texts.${lang}` });
  return <HtmlPreview lang={lang} title={text?.title} html={text?.content ?? ''} />;
};

const Texts = () => (
  <InLanguages>
    {(lang) => (
      <>
        <TextInput
          key={`${lang}.title`}
          source={`texts.${lang}.title`}
          label="Title"
          {...(lang === 'en' && { validate: required() })}
        />
        <TextInput key={`${lang}.desc`} source={`texts.${lang}.desc`} label="Summary" multiline />
        <TextInput
          key={`${lang}.content`}
          source={`texts.${lang}.content`}
          label="Text (HTML)"
          helperText="Paragraphs, headings, lists, links and emphasis; everything else is taken out on saving."
          multiline
          minRows={8}
        />
        <Preview lang={lang} />
      </>
    )}
  </InLanguages>
);

export const NewsFields = () => (
  <>
    <Texts />
    <TextInput
      source="logo"
      label="Picture (address)"
      helperText="A path of this site or an https address."
    />
    <NumberInput source="category_id" label="Category" min={1} />
    <TextInput
      source="published_at_ms"
      type="datetime-local"
      label="Published (GMT)"
      format={toLocal}
      parse={toMs}
      slotProps={{ inputLabel: { shrink: true } }}
    />
    <BooleanInput source="is_shown" label="Shown to customers" />
  </>
);
