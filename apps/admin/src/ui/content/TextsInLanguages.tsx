import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { LANGUAGE_CODES, languageOf } from '@truemark/i18n';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { CHOOSES, enterFirstField } from '../first-field.js';
import { useSettingValue } from '../use-currency.js';
import { LanguageMarks } from './LanguageMarks.js';
import { OlderText, useOlder } from './OlderText.js';
import { PHONE_WIDTH } from './phone-look.js';

interface Props {
  /** The fields of one language. */
  readonly fields: (lang: string) => ReactNode;
  /** What they come to. */
  readonly preview: (lang: string) => ReactNode;
  /** What stands above that. */
  readonly above?: ReactNode;
  /** Languages in which something is written. */
  readonly written: readonly string[];
}

const isAny = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isAny) : dirty === true;

/** Languages whose words are changed in the form, of something that was written before. */
function useChanged(): ReadonlySet<string> {
  const { dirtyFields } = useFormState();
  const texts: unknown = Reflect.get(dirtyFields, 'texts');
  const all = typeof texts === 'object' && texts !== null ? Object.entries(texts) : [];
  return new Set(all.filter(([, dirty]) => isAny(dirty)).map(([code]) => code));
}

/** Brings the language in sight in which something is wrong, each time that it is found to be. */
function useWrong(show: (lang: string) => void): void {
  const { errors } = useFormState();
  const texts: unknown = Reflect.get(errors, 'texts');
  const [lang, wrong] = (typeof texts === 'object' && texts !== null && Object.entries(texts)[0]) || [];
  // Who found it makes what it is called anew.
  const [found] = typeof wrong === 'object' && wrong !== null ? Object.values(wrong) : [];
  const bring = useEffectEvent(() => lang !== undefined && show(lang));
  useEffect(() => {
    if (found !== undefined) bring();
  }, [found]);
}

type MarksProps = Pick<Props, 'written'> & { readonly onWrong: (lang: string) => void };

/** Which languages are older than what is being changed; in which it is written where nothing is. */
const MarksInForm = ({ written, onWrong }: MarksProps) => {
  useWrong(onWrong);
  const changed = useChanged();
  const older = useOlder();
  const outrun = written.filter((code) => !changed.has(code));
  if (changed.size === 0 || outrun.length === 0) {
    return <LanguageMarks written={written} older={older} />;
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {t('ui.writtenBefore', { count: outrun.length })}
    </Typography>
  );
};

/** What was sent is read outside of any form. */
const Marks = ({ written, onWrong }: MarksProps) => {
  const form: unknown = useFormContext();
  return form ? <MarksInForm written={written} onWrong={onWrong} /> : <LanguageMarks written={written} />;
};

/** A list that closes gives the cursor back first, ms. */
const CLOSING = 60;

/** One language at a time with what it comes to beside it; the others stay as they are. */
export const TextsInLanguages = ({ fields, preview, above, written }: Props) => {
  const [lang, setLang] = useState('en');
  const older = useOlder();
  const words = useRef<HTMLDivElement>(null);
  const chosen = useRef(lang);
  // Whoever has chosen a language writes in it: once the list of them is closed.
  useEffect(() => {
    if (chosen.current === lang) return;
    chosen.current = lang;
    const timer = setTimeout(() => enterFirstField(words.current), CLOSING);
    return () => clearTimeout(timer);
  }, [lang]);
  const usual = useSettingValue('default_lang') ?? 'en';
  const read = [usual, 'en'].find((code) => written.includes(code));
  return (
    <Box
      sx={{
        ...{ display: 'grid', width: '100%', columnGap: 8, rowGap: 4, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ display: 'grid', minWidth: 0 }}>
        <TextField
          {...CHOOSES}
          select
          label={t('common.language')}
          value={lang}
          onChange={(event) => setLang(event.target.value)}
          sx={{ maxWidth: 240, mb: 3 }}
        >
          {LANGUAGE_CODES.map((code) => (
            <MenuItem key={code} value={code}>
              {languageOf(code).name}
              {older.includes(code) ? ` · ${t('ui.older')}` : written.includes(code) ? ' ✓' : ''}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ mb: 3 }}>
          <Marks written={written} onWrong={setLang} />
        </Box>
        {older.includes(lang) && <OlderText lang={lang} />}
        <div ref={words}>{fields(lang)}</div>
        {!written.includes(lang) && read !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {say('ui.nothingIsWrittenHereYetWho', { name: languageOf(read).name })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: { lg: PHONE_WIDTH } }}>
        {above}
        {preview(lang)}
      </Box>
    </Box>
  );
};
