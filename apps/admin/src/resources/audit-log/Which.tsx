import { titleOf } from '../settings/setting.js';
import type { AuditRow } from './audit-row.js';
import { requestIn, subjectIn } from './field-names.js';
import { CUSTOMER_ID } from './field-values.js';
import { CHOICES } from './field-words.js';
import { recordedName } from './row-name.js';
import { useFieldValues } from './use-field-values.js';
import { settingOf, useSetting } from './use-setting-words.js';

type Row = Pick<AuditRow, 'resource' | 'resource_id' | 'customer_id' | 'before' | 'after'>;

/** What is called by nothing but its number has the sign of one. */
const numbered = (subject: string): string => (/^\d+$/.test(subject) ? `#${subject}` : subject);

/** Which row was written, by what people call it; its own name or number is said when it is pointed at. */
export const Which = ({ row }: { row: Row }) => {
  const { resource, resource_id: id, customer_id: customer, before, after } = row;
  const request = resource === 'approvals' ? (requestIn(after) ?? requestIn(before)) : undefined;
  const setting = useSetting(settingOf(row));
  const isPlain = /^\d+$/.test(id ?? '');
  const reference: readonly [string, string] | null =
    resource === 'operators' && isPlain && id !== null
      ? ['operator_id', id]
      : customer !== null && (resource === 'customers' || request !== undefined || !isPlain)
        ? [CUSTOMER_ID, String(customer)]
        : null;
  const say = useFieldValues(resource, reference ? [[[reference[0]], reference[1]]] : []);
  const named = reference
    ? say([reference[0]], reference[1])
    : request !== undefined
      ? numbered(subjectIn(request))
      : (recordedName(after) ?? recordedName(before));
  const word = CHOICES[`${resource}.id`]?.[id ?? ''];
  return (
    <span title={id ?? ''}>
      {(setting && titleOf(setting)) ?? named ?? word ?? (isPlain ? `#${id}` : id)}
    </span>
  );
};
