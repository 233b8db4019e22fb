import { Box } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { t } from '../../texts/texts.js';

/** Each language by its code: what is written stands out, what is missing is struck through. */
export const LanguageMarks = ({ written }: { written: readonly string[] }) => {
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  const label =
    missing.length === 0
      ? t('ui.writtenInAllLanguages')
      : t('ui.missing', { value: missing.map((code) => languageOf(code).name).join(', ') });
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 4px',
        fontSize: 12,
        lineHeight: '16px',
        maxWidth: 432,
      }}
    >
      {LANGUAGE_CODES.map((code) => {
        const isThere = written.includes(code);
        return (
          <Box
            key={code}
            component="span"
            sx={{
              minWidth: 18,
              color: isThere ? 'text.primary' : 'text.secondary',
              fontWeight: isThere ? 600 : 400,
              textDecoration: isThere ? 'none' : 'line-through',
            }}
          >
            {code}
          </Box>
        );
      })}
    </Box>
  );
};
