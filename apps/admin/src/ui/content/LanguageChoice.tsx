import { Box, MenuItem, TextField } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { t } from '../../texts/texts.js';
import { CHOOSES } from '../first-field.js';
import { useOlder } from './OlderText.js';

interface Props {
  readonly lang: string;
  readonly written: readonly string[];
  readonly onChoose: (lang: string) => void;
}

/** Chooser of the language shown; each has its status. */
export const LanguageChoice = ({ lang, written, onChoose }: Props) => {
  const older = useOlder();
  const marked = (code: string): string => {
    if (older.includes(code)) return ` · ${t('ui.older')}`;
    return written.includes(code) ? ' ✓' : '';
  };
  return (
    <TextField
      {...CHOOSES}
      select
      label={t('common.language')}
      value={lang}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { renderValue: () => `${languageOf(lang).name}${marked(lang)}` } }}
      sx={{ maxWidth: 240 }}
    >
      {LANGUAGE_CODES.map((code) => (
        <MenuItem key={code} value={code} sx={{ justifyContent: 'space-between', gap: 4 }}>
          <span>
            <bdi>{languageOf(code).name}</bdi>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>{` ${code}`}</Box>
          </span>
          <Mark isOlder={older.includes(code)} isWritten={written.includes(code)} />
        </MenuItem>
      ))}
    </TextField>
  );
};

const Mark = ({ isOlder, isWritten }: { isOlder: boolean; isWritten: boolean }) => {
  if (isWritten && !isOlder) return <span>✓</span>;
  return (
    <Box component="span" sx={{ fontSize: 12, color: isOlder ? 'warning.main' : 'text.secondary' }}>
      {isOlder ? t('ui.older') : t('ui.notWritten')}
    </Box>
  );
};
