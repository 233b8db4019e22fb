import { Box, Button, Link, Typography, useMediaQuery } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { WIDE_TEXTS } from '../../theme/windows.js';
import { enterFirstField } from '../first-field.js';
import { useSettingValue } from '../use-currency.js';
import { firstRead } from './first-read.js';
import { LanguageChoice } from './LanguageChoice.js';
import { LanguageMarks } from './LanguageMarks.js';
import { nextLanguage } from './next-language.js';
import { OlderText, useOlder } from './OlderText.js';
import { OriginalText } from './OriginalText.js';
import { PHONE_WIDTH } from './phone-look.js';
import { StaleTranslations, useStaleTranslations } from './StaleTranslations.js';

interface Props {
  /** Fields of one language. */
  readonly fields: (lang: string) => ReactNode;
  /** Preview of one language. */
  readonly preview: (lang: string) => ReactNode;
  /** Content above the preview. */
  readonly above?: ReactNode;
  /** Languages that have any text. */
  readonly written: readonly string[];
  /** In a narrow form: the preview is below the fields, which take the whole width. */
  readonly isNarrow?: boolean;
}

/** Shows the language that has an error, on every validation that finds one. */
function useWrong(show: (lang: string) => void): void {
  const { errors } = useFormState();
  const texts: unknown = Reflect.get(errors, 'texts');
  const [lang, wrong] = (typeof texts === 'object' && texts !== null && Object.entries(texts)[0]) || [];
  // Every validation creates a new object for it.
  const [found] = typeof wrong === 'object' && wrong !== null ? Object.values(wrong) : [];
  const bring = useEffectEvent(() => lang !== undefined && show(lang));
  useEffect(() => {
    if (found !== undefined) bring();
  }, [found]);
}

type MarksProps = Pick<Props, 'written'> & {
  readonly lang: string;
  readonly onShow: (lang: string) => void;
};

/** Leads on to the remaining work: languages that lack a text or are older than the English one. */
const Onward = ({ lang, written, onShow }: MarksProps) => {
  const older = useOlder();
  const missing = nextLanguage(lang, (code) => !written.includes(code));
  const outdated = nextLanguage(lang, (code) => older.includes(code));
  return (
    <>
      {missing && written.length > 0 && (
        <Button variant="outlined" onClick={() => onShow(missing)}>
          {t('ui.nextMissing')}
        </Button>
      )}
      {outdated && (
        <Button variant="outlined" onClick={() => onShow(outdated)}>
          {t('ui.nextOlder')}
        </Button>
      )}
    </>
  );
};

/** Languages that the English change makes outdated; those that have text if there is no change. */
const MarksInForm = ({ written, onShow }: MarksProps) => {
  useWrong(onShow);
  const older = useOlder();
  const stale = useStaleTranslations();
  const [first] = stale;
  if (first === undefined) return <LanguageMarks written={written} older={older} />;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'warning.main' }}>
      <StaleTranslations codes={stale} />
      <Link component="button" type="button" variant="body2" onClick={() => onShow(first)}>
        {t('ui.writeItAnewIn', { name: languageOf(first).name })}
      </Link>
    </Typography>
  );
};

/** A closing list returns the focus first, ms. */
const CLOSING = 60;

/**
 * The original and the preview share the window's height above the form's buttons. Folded, the original leaves its
 * space to the phone preview.
 */
const SHARED = {
  ...{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 },
  ...{ height: 'calc(100vh - 166px)', minHeight: 600 },
  '& > *': { flex: 'none' },
  '& > details > [role="region"]': { maxHeight: '22vh' },
  '& > section': { flex: '1 1 0', minHeight: 0, display: 'flex', flexDirection: 'column' },
  '& > section > [role="region"]': { height: 'auto', flex: '1 1 0', minHeight: 160 },
} as const;

/** One language at a time, with the original and the preview next to it. The others keep their values. */
export const TextsInLanguages = ({ fields, preview, above, written, isNarrow = false }: Props) => {
  const [lang, setLang] = useState(() => firstRead(written));
  const older = useOlder();
  const words = useRef<HTMLDivElement>(null);
  const chosen = useRef(lang);
  // Choosing a language focuses its fields, once the list of languages is closed.
  useEffect(() => {
    if (chosen.current === lang) return;
    chosen.current = lang;
    const timer = setTimeout(() => enterFirstField(words.current), CLOSING);
    return () => clearTimeout(timer);
  }, [lang]);
  // Sent texts are read outside any form.
  const isForm = Boolean(useFormContext() as unknown);
  const hasRoom = useMediaQuery(WIDE_TEXTS, { noSsr: true });
  const isWide = hasRoom && !isNarrow;
  const usual = useSettingValue('default_lang') ?? 'en';
  const read = [usual, 'en'].find((code) => written.includes(code));
  const original = isForm && read !== undefined && read !== lang ? <OriginalText lang={read} /> : null;
  const marks = { lang, written, onShow: setLang };
  return (
    <Box
      sx={{
        ...{ display: 'grid', width: '100%', columnGap: 8, rowGap: 4, alignItems: 'start' },
        gridTemplateColumns: isWide ? `minmax(0, 1fr) minmax(0, ${PHONE_WIDTH}px)` : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'grid', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
          <LanguageChoice lang={lang} written={written} onChoose={setLang} />
          {isForm && <Onward {...marks} />}
        </Box>
        <Box sx={{ mb: 3 }}>{isForm ? <MarksInForm {...marks} /> : <LanguageMarks written={written} />}</Box>
        {older.includes(lang) && <OlderText lang={lang} />}
        {!isWide && original && <Box sx={{ mb: 4 }}>{original}</Box>}
        <div ref={words}>{fields(lang)}</div>
        {!written.includes(lang) && read !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {formatRich('ui.nothingIsWrittenHereYetWho', { name: languageOf(read).name })}
          </Typography>
        )}
      </Box>
      <Box sx={isWide && original ? SHARED : { display: 'grid', gap: 3, minWidth: 0 }}>
        {above}
        {isWide && original}
        {preview(lang)}
      </Box>
    </Box>
  );
};
