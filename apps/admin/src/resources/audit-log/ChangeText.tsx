import { t } from '../../texts/texts.js';
import { type Difference, differences } from './audit-row.js';
import { fieldName, inOwnNames } from './field-names.js';
import { referenceOf } from './field-values.js';
import { changedWords, isWritten } from './passages.js';
import { useFieldValues } from './use-field-values.js';
import { useSettingWords } from './use-setting-words.js';

interface Props {
  readonly resource: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Setting it is of: its values are formatted by the setting. */
  readonly setting?: string | undefined;
  /** Fields shown elsewhere in the row. */
  readonly without?: readonly string[];
  /** Reason shown next to it: a field with exactly this text is named without its value. */
  readonly reason?: string | null | undefined;
  /** Maximum number of changes shown, in short form without uninformative ones. */
  readonly most?: number;
}

/**
 * Whether a field is uninformative for a created or deleted row: its id, ids without a name in any list, and empty
 * values.
 */
export function saysNothing({ path, before, after }: Difference): boolean {
  if (before !== null && after !== null) return false;
  const field = path.at(-1) ?? '';
  const isNumber = field === 'id' || (/(_id|Id)$/.test(field) && referenceOf(path) === undefined);
  return isNumber || (before ?? after) === '';
}

/** Changes of a write, in one line. */
export const ChangeText = ({ resource, before, after, setting, without = [], reason, most }: Props) => {
  const all = differences(inOwnNames(resource, before), inOwnNames(resource, after))
    .filter((each) => most === undefined || !saysNothing(each))
    .filter(({ path }) => !without.includes(path.at(-1) ?? ''));
  const changes = all.slice(0, most);
  const left = all.length - changes.length;
  const say = useFieldValues(
    resource,
    changes.map(({ path, before: old, after: now }) => [path, old, now] as const),
  );
  const ofSetting = useSettingWords(setting);
  const shown = (path: readonly string[], value: string | null): string =>
    value === null ? '–' : value === '' ? t('common.empty') : (ofSetting(path, value) ?? say(path, value));
  return (
    <>
      {changes
        .map(({ path, before: old, after: now }) => {
          if (reason && now === reason) return fieldName(resource, path);
          const words = isWritten(old, now) && changedWords(old ?? '', now ?? '');
          return `${fieldName(resource, path)}: ${words || `${old === null ? '' : `${shown(path, old)} → `}${shown(path, now)}`}`;
        })
        .join('; ')}
      {left > 0 && ` ${t('auditLog.moreFields', { count: left })}`}
    </>
  );
};
