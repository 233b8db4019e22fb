import { Box, Tab, Tabs, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { useEffect, useRef, useState } from 'react';
import { TextInput, type Validator } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { REQUIRED } from '../../ui/required.js';
import { Section } from '../../ui/Section.js';
import {
  type FundForm,
  type FundText,
  type FundTexts,
  isTitled,
  languagesFrom,
  NEEDED,
  standingOf,
  TEXTS,
} from './fund.js';

/** An emptied text stays an empty string. */
const asTyped = (text: string): string => text;

const FIELDS: Readonly<Record<keyof FundText, { label: string; hint: string; rows: number }>> = {
  title: { label: t('common.title'), hint: t('funds.asListsShowIt'), rows: 1 },
  desc: { label: t('funds.whatItIs'), hint: t('funds.inPlainSentences'), rows: 3 },
  risk: { label: t('funds.risk'), hint: t('funds.whatCanGoWrongInOne'), rows: 2 },
  who_pays: { label: t('funds.whoPays'), hint: t('funds.whereTheProfitsComeFrom'), rows: 2 },
};

const hintOf = (name: keyof FundText, isSite: boolean): string =>
  isSite && NEEDED.has(name)
    ? t('funds.withoutItTheFundIsNot', { hint: FIELDS[name].hint })
    : FIELDS[name].hint;

/** A title in one language is enough. */
const titled: Validator = (_, { texts }: FundForm) => (isTitled(texts) ? undefined : REQUIRED.message);

const OneLanguage = ({ lang, isSite }: { lang: string; isSite: boolean }) => {
  const { direction, tag } = languageOf(lang);
  return TEXTS.map((name) => (
    <TextInput
      key={name}
      source={`texts.${lang}.${name}`}
      label={FIELDS[name].label}
      helperText={hintOf(name, isSite)}
      defaultValue=""
      parse={asTyped}
      {...(isSite && name === 'title' && { validate: titled })}
      multiline={FIELDS[name].rows > 1}
      minRows={FIELDS[name].rows}
      slotProps={{ htmlInput: { dir: direction, lang: tag } }}
    />
  ));
};

/** Languages whose texts have an error, from the server or the form. */
function useWrong(): { readonly wrong: readonly string[]; readonly attempt: number } {
  const { errors, submitCount } = useFormState();
  return { wrong: Object.keys(errors.texts ?? {}), attempt: submitCount };
}

interface Props {
  readonly siteLanguage: string;
  readonly lang: string;
  readonly onLang: (lang: string) => void;
}

/** Texts of a fund, one tab per language. Tabs show what is missing, and a refusal opens the tab it is about. */
export const FundTextFields = ({ siteLanguage, lang, onLang }: Props) => {
  const texts: FundTexts | undefined = useWatch({ name: 'texts' });
  const { wrong, attempt } = useWrong();
  const [opened, setOpened] = useState<readonly string[]>([]);
  // Once per attempt: an operator who leaves the tab is not brought back.
  const answered = useRef(0);
  useEffect(() => {
    const [first] = wrong;
    if (first === undefined || answered.current === attempt) return;
    answered.current = attempt;
    if (!wrong.includes(lang)) onLang(first);
  }, [attempt, wrong, lang, onLang]);
  // Fields of an opened language stay mounted, so that their errors are validated.
  useEffect(() => setOpened((before) => [...new Set([...before, lang])]), [lang]);
  const mounted = [...new Set([...opened, ...wrong, lang])];
  return (
    <Box sx={{ my: 4 }}>
      <Section title={t('funds.whatCustomersRead')}>
        <Tabs
          value={lang}
          onChange={(_, chosen: string) => onLang(chosen)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={t('common.languages')}
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
        >
          {languagesFrom(siteLanguage).map((code) => (
            <Tab
              key={code}
              value={code}
              id={`fund-tab-${code}`}
              aria-controls={`fund-texts-${code}`}
              label={
                <TabLabel
                  name={languageOf(code).name}
                  isWrong={wrong.includes(code)}
                  {...standingOf(texts, code, siteLanguage)}
                />
              }
            />
          ))}
        </Tabs>
        {mounted.map((code) => (
          <Box
            key={code}
            role="tabpanel"
            id={`fund-texts-${code}`}
            aria-labelledby={`fund-tab-${code}`}
            hidden={code !== lang}
          >
            <OneLanguage lang={code} isSite={code === siteLanguage} />
          </Box>
        ))}
        {lang !== siteLanguage && (
          <Typography variant="caption" color="textSecondary">
            {formatRich('funds.whatIsNotWrittenHereCustomers', { name: languageOf(siteLanguage).name })}
          </Typography>
        )}
      </Section>
    </Box>
  );
};

interface LabelProps {
  readonly name: string;
  readonly isWrong: boolean;
  readonly kind: 'whole' | 'part' | 'none';
  readonly missing: number;
}

/** Language with its missing texts. */
const TabLabel = ({ name, isWrong, kind, missing }: LabelProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
    {name}
    {kind === 'whole' && (
      <Typography
        component="span"
        variant="caption"
        sx={{ color: 'success.main' }}
        aria-label={t('funds.allWritten')}
      >
        ✓
      </Typography>
    )}
    {(kind === 'part' || isWrong) && (
      <Typography component="span" variant="caption" sx={{ color: isWrong ? 'error.main' : 'warning.main' }}>
        {formatRich('funds.missing', { missing })}
      </Typography>
    )}
  </Box>
);
