import { Box, MenuItem, TextField } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { type ReactNode, useState } from 'react';

interface Props {
  /** The fields of one language. */
  readonly children: (lang: string) => ReactNode;
  /** Languages in which something is written. */
  readonly written?: readonly string[];
}

/** One language at a time; the others stay as they are. */
export const InLanguages = ({ children, written = [] }: Props) => {
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
            {written.includes(code) ? ' ✓' : ''}
          </MenuItem>
        ))}
      </TextField>
      {children(lang)}
    </Box>
  );
};
