import { Box } from '@mui/material';
import { LANGUAGE_CODES, type LanguageCode, languageOf } from '@truemark/i18n';
import { type MouseEvent, useRef, useState } from 'react';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { LanguageNames } from '../../ui/content/LanguageNames.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { SaveNewButton } from '../../ui/EditForm.js';
import { REQUIRED } from '../../ui/required.js';
import { useChecked } from '../../ui/use-checked.js';
import { useSettingValue } from '../../ui/use-currency.js';
import { isReadAtOnce, type NewsForm, type NewsItem } from './news-item.js';

/** Up to this number, languages are named; beyond it they are counted, with the names on demand. */
const NAMED = 4;

/** Languages without a text, and what their customers read instead. */
const Lacking = ({ missing, fallback }: { missing: readonly LanguageCode[]; fallback: string }) => {
  const languages = <LanguageNames codes={missing} />;
  if (missing.length <= NAMED) return formatRich('news.readTheFallback', { languages, fallback });
  return (
    <>
      {t('news.lackAText', { count: missing.length, fallback })}
      <details>
        <summary>{t('news.whichLanguages')}</summary>
        {languages}
      </details>
    </>
  );
};

/** Saves. Asks for confirmation if customers would at once read news that lacks some of their languages. */
export const NewsToolbar = () => {
  const item = useRecordContext<NewsItem>();
  const { getValues, setError } = useFormContext<NewsForm>();
  const check = useChecked();
  const [asked, setAsked] = useState<NewsForm | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const usual = useSettingValue('default_lang') ?? 'en';
  const written = writtenIn(asked?.texts);
  const Save = item === undefined ? SaveNewButton : SaveButton;
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  const fallback = LANGUAGE_CODES.find((code) => code === usual && written.includes(code)) ?? 'en';

  /** Missing fields are shown before the confirmation. */
  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    event.preventDefault();
    form.current = event.currentTarget.form;
    if (!(await check())) return;
    const values = getValues();
    // The fields of a hidden language are not validated.
    if (!values.texts?.en?.title) return setError('texts.en.title', REQUIRED);
    const lacks = writtenIn(values.texts).length < LANGUAGE_CODES.length;
    if (lacks && item?.state !== 'published' && isReadAtOnce(values, Date.now())) setAsked(values);
    else form.current?.requestSubmit();
  };

  const publish = (): void => {
    setAsked(null);
    form.current?.requestSubmit();
  };

  return (
    <Toolbar>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flex: 1 }}>
        <Save onClick={(event) => void press(event)} />
        {item?.id !== undefined && <DeleteButton />}
      </Box>
      {asked && (
        <ConfirmDialog
          open
          focused
          isNew
          title={t('news.publishAtOnce', { name: asked.texts?.[fallback]?.title ?? '' })}
          touches={<Lacking missing={missing} fallback={languageOf(fallback).name} />}
          confirm={t('news.publishIt')}
          onConfirm={publish}
          onClose={() => setAsked(null)}
        />
      )}
    </Toolbar>
  );
};
