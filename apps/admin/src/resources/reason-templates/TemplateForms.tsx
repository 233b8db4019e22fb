import { Box, Typography } from '@mui/material';
import { reasonIn } from '@truemark/contracts/admin';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { need, TermsCreate, TermsEdit } from '../../ui/terms/TermsForm.js';
import { languagesOf, type Template, useQueues } from './template.js';

/** An emptied text stays an empty string. */
const asTyped = (text: string): string => text;

const Preview = ({ lang }: { lang: string }) => {
  const texts: Record<string, string> = useWatch({ name: 'texts' }) ?? {};
  const says = reasonIn(texts, lang);
  if (!says) return null;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {formatRich('ui.theCustomerReads', { says: <bdi>{says}</bdi> })}
    </Typography>
  );
};

const Texts = () => {
  const texts: Template['texts'] | undefined = useWatch({ name: 'texts' });
  return (
    <TextsInLanguages
      isNarrow
      written={languagesOf(texts)}
      preview={(lang) => <Preview lang={lang} />}
      fields={(lang) => (
        <TextInput
          key={lang}
          source={`texts.${lang}`}
          label={t('ui.toTheCustomer')}
          parse={asTyped}
          defaultValue=""
          multiline
          minRows={2}
          {...(lang === 'en' && { validate: need })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 300 } }}
        />
      )}
    />
  );
};

const Fields = () => (
  <>
    <SelectInput source="queue" label={t('reasons.queue')} choices={useQueues()} validate={need} />
    <TextInput source="name" label={t('common.name')} validate={need} helperText={t('reasons.nameHint')} />
    <Box sx={{ width: '100%' }}>
      <Texts />
    </Box>
  </>
);

const Title = () => <>{useRecordContext<Template>()?.name ?? t('reasons.template')}</>;

const TOUCHES = [t('reasons.touches')];
const FORM = {
  touches: TOUCHES,
  guard: { own: [], switch: 'is_enabled', isFree: true },
  switchLabel: t('reasons.offeredToReviewers'),
  placeHint: t('reasons.placeHint'),
} as const;

export const TemplateCreate = () => (
  <TermsCreate title={t('reasons.newTemplate')} {...FORM} defaults={{ texts: {} }}>
    <Fields />
  </TermsCreate>
);

/** Templates are never deleted, because the audit log refers to them. They are switched off instead. */
export const TemplateEdit = () => (
  <TermsEdit title={<Title />} {...FORM}>
    <Fields />
  </TermsEdit>
);
