import { Box, Typography } from '@mui/material';
import { LANGUAGE_CODES } from '@truemark/i18n';
import type { ReactNode } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { LanguageNames, languageNames } from './LanguageNames.js';

/** Up to this number, languages are named; beyond it they are counted. */
const NAMED = 4;

/** The shorter of the two lists: languages present or languages missing. */
function shortOf(written: readonly string[]): ReactNode {
  const there = LANGUAGE_CODES.filter((code) => written.includes(code));
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  if (missing.length === 0) return t('ui.writtenInAllLanguages');
  if (missing.length <= NAMED) return formatRich('ui.missing', { value: <LanguageNames codes={missing} /> });
  if (there.length === 0) return t('ui.writtenInNoLanguage');
  const lacks = t('ui.languagesMissing', { count: missing.length });
  if (there.length > NAMED) return lacks;
  return (
    <>
      <LanguageNames codes={there} /> · {lacks}
    </>
  );
}

/** Languages whose text is older than the English one: a few by name, more as a count, all in the tooltip. */
const OlderMark = ({ older }: { older: readonly string[] }) => {
  const codes = LANGUAGE_CODES.filter((code) => older.includes(code));
  if (codes.length === 0) return null;
  const all = t('ui.olderThanEnglish', { value: languageNames(codes) });
  const isNamed = codes.length <= NAMED;
  return (
    <Typography variant="caption" component="div" title={all} sx={{ color: 'warning.main', fontWeight: 600 }}>
      {isNamed
        ? formatRich('ui.olderThanEnglish', { value: <LanguageNames codes={codes} /> })
        : t('ui.languagesOlder', { count: codes.length })}
    </Typography>
  );
};

interface Props {
  readonly written: readonly string[];
  /** Those of them that are older than the English text. */
  readonly older?: readonly string[] | undefined;
}

/** Languages that have a text, that lack one, and whose text is older than the English one. */
export const LanguageMarks = ({ written, older = [] }: Props) => (
  <>
    <Written written={written} />
    <OlderMark older={older} />
  </>
);

/** The tooltip lists all missing languages. */
const Written = ({ written }: Pick<Props, 'written'>) => {
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  const label =
    missing.length === 0 ? t('ui.writtenInAllLanguages') : t('ui.missing', { value: languageNames(missing) });
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
      {shortOf(written)}
    </Box>
  );
};
