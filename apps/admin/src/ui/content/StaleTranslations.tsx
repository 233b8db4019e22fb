import type { LanguageCode } from '@truemark/i18n';
import { useFormState, useWatch } from 'react-hook-form';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { LanguageNames } from './LanguageNames.js';
import { staleOf } from './stale-languages.js';
import { writtenIn } from './written-in.js';

/** Maximum number of languages named at once. */
const NAMED = 4;

/** Languages that a change of the English text makes outdated; nothing if there are none. */
export const StaleTranslations = ({ codes }: { codes: readonly LanguageCode[] }) => {
  if (codes.length === 0) return null;
  const languages = <LanguageNames codes={codes} />;
  if (codes.length <= NAMED) return <div>{formatRich('ui.goOutOfDate', { languages })}</div>;
  return (
    <div>
      {t('ui.soManyGoOutOfDate', { count: codes.length })}
      <details>
        <summary>{t('news.whichLanguages')}</summary>
        {languages}
      </details>
    </div>
  );
};

const isAny = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isAny) : dirty === true;

/** Languages that the form's current changes make outdated. */
export function useStaleTranslations(): readonly LanguageCode[] {
  const { dirtyFields } = useFormState();
  const texts: Parameters<typeof writtenIn>[0] = useWatch({ name: 'texts' });
  const dirty: unknown = Reflect.get(dirtyFields, 'texts');
  const isChanged = (code: string): boolean =>
    typeof dirty === 'object' && dirty !== null && isAny(Reflect.get(dirty, code));
  return staleOf(writtenIn(texts), isChanged);
}
