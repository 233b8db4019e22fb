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
  /** Which setting it is of: it says its values in words of its own. */
  readonly setting?: string | undefined;
  /** Fields that are said elsewhere in the row. */
  readonly without?: readonly string[];
  /** Why, where that is said beside it: a field that got just these words is named alone. */
  readonly reason?: string | null | undefined;
  /** How many changes are said at most: in short, without what tells nothing. */
  readonly most?: number;
}

/** Its number, numbers of rows that no list names, and what is empty tell nothing of something new or gone. */
export function saysNothing({ path, before, after }: Difference): boolean {
  if (before !== null && after !== null) return false;
  const field = path.at(-1) ?? '';
  const isNumber = field === 'id' || (/(_id|Id)$/.test(field) && referenceOf(path) === undefined);
  return isNumber || (before ?? after) === '';
}

/** What a write changed, in a line. */
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
