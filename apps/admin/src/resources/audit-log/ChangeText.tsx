import { t } from '../../texts/texts.js';
import { differences } from './audit-row.js';
import { fieldName, inOwnNames } from './field-names.js';
import { useFieldValues } from './use-field-values.js';

interface Props {
  readonly resource: string;
  readonly before: unknown;
  readonly after: unknown;
  /** How many changes are said at most. */
  readonly most?: number;
}

/** What a write changed, in a line. */
export const ChangeText = ({ resource, before, after, most }: Props) => {
  const changes = differences(inOwnNames(resource, before), inOwnNames(resource, after)).slice(0, most);
  const say = useFieldValues(
    resource,
    changes.map(({ path, before: old, after: now }) => [path, old, now] as const),
  );
  const shown = (path: readonly string[], value: string | null): string =>
    value === null ? '–' : value === '' ? t('common.empty') : say(path, value);
  return (
    <>
      {changes
        .map(
          ({ path, before: old, after: now }) =>
            `${fieldName(resource, path)}: ${old === null ? '' : `${shown(path, old)} → `}${shown(path, now)}`,
        )
        .join('; ')}
    </>
  );
};
