import { LANGUAGE_CODES, type LanguageCode, languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { CheckedToolbar } from '../../ui/CheckedToolbar.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { LanguageNames } from '../../ui/content/LanguageNames.js';
import { readIn } from '../../ui/content/written-in.js';
import { REQUIRED } from '../../ui/required.js';
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

interface Asked {
  readonly texts: NewsForm['texts'];
  readonly send: () => void;
}

/** Saves. Asks for confirmation if customers would at once read news that lacks some of their languages. */
export const NewsToolbar = () => {
  const item = useRecordContext<NewsItem>();
  const { getValues, setError } = useFormContext<NewsForm>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const usual = useSettingValue('default_lang') ?? 'en';
  const written = readIn(asked?.texts);
  const missing = LANGUAGE_CODES.filter((code) => !written.includes(code));
  const fallback = LANGUAGE_CODES.find((code) => code === usual && written.includes(code)) ?? 'en';

  const ask = (send: () => void): void => {
    const values = getValues();
    // The fields of a hidden language are not validated.
    if (!values.texts?.en?.title) return setError('texts.en.title', REQUIRED);
    const lacks = readIn(values.texts).length < LANGUAGE_CODES.length;
    if (lacks && item?.state !== 'published' && isReadAtOnce(values, Date.now()))
      setAsked({ texts: values.texts, send });
    else send();
  };

  return (
    <CheckedToolbar ask={ask}>
      {asked && (
        <ConfirmDialog
          open
          focused
          isNew
          title={t('news.publishAtOnce', { name: asked.texts?.[fallback]?.title ?? '' })}
          touches={<Lacking missing={missing} fallback={languageOf(fallback).name} />}
          confirm={t('news.publishIt')}
          onConfirm={() => {
            setAsked(null);
            asked.send();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </CheckedToolbar>
  );
};
