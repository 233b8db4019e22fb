import { Box, MenuItem, TextField } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';

const toLocal = (ms: unknown): string =>
  typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 16) : '';
const toMs = (text: string): number => Date.parse(`${text}Z`);

/** One language at a time; the others stay as they are. */
const Texts = () => {
  const [lang, setLang] = useState('en');
  return (
    <Box sx={{ display: 'grid', width: '100%' }}>
      <TextField
        select
        label="Language"
        value={lang}
        onChange={(event) => setLang(event.target.value)}
        sx={{ maxWidth: 240, mb: 4 }}
      >
        {LANGUAGE_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {languageOf(code).name}
          </MenuItem>
        ))}
      </TextField>
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
    </Box>
  );
};

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
