import { Box } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { t } from '../../texts/texts.js';

/** So few languages are named; of more it is said how many. */
const NAMED = 4;

const named = (codes: readonly string[]): string => codes.map((code) => languageOf(code).name).join(', ');

/** In which languages something is written, or which are missing: whichever is shorter; all of those missing when it is pointed at. */
export const LanguageMarks = ({ written }: { written: readonly string[] }) => {
  const there = LANGUAGE_CODES.filter((code) => written.includes(code));
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  const label =
    missing.length === 0 ? t('ui.writtenInAllLanguages') : t('ui.missing', { value: named(missing) });
  const lacks = t('ui.languagesMissing', { count: missing.length });
  const text =
    missing.length <= NAMED
      ? label
      : there.length === 0
        ? t('ui.writtenInNoLanguage')
        : there.length <= NAMED
          ? `${named(there)} · ${lacks}`
          : lacks;
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{
        maxWidth: 360,
        whiteSpace: 'normal',
        color: missing.length === 0 ? 'text.primary' : 'text.secondary',
      }}
    >
      {text}
    </Box>
  );
};
