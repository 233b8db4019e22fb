import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { useSubjects } from '../approvals/approval.js';
import { titleOf } from '../settings/setting.js';
import type { AuditRow } from './audit-row.js';
import { kindIn, requestIn, subjectIn } from './field-names.js';
import { CHOICES } from './field-words.js';
import { recordedName } from './row-name.js';
import { useFieldValues } from './use-field-values.js';
import { settingOf, useSetting } from './use-setting-words.js';
import { uidIn } from './whom.js';

interface Props {
  readonly row: Pick<AuditRow, 'resource' | 'resource_id' | 'customer_id' | 'before' | 'after'>;
  /** Whether the owner is already shown next to it. */
  readonly isOfOne?: boolean;
  /** In the list, where a long name is cut off. */
  readonly isCut?: boolean;
}

/** A subject that is only a number gets a number sign. */
const numbered = (subject: string): string => (/^\d+$/.test(subject) ? `#${subject}` : subject);

/** Subject and its owner; in a list on one line, where either is cut off before the owner's UID. */
const Owned = ({ isCut, subject, owner }: { isCut: boolean; subject: ReactNode; owner: ReactNode }) => (
  <Box
    component="span"
    sx={{
      ...(isCut && { display: 'flex', whiteSpace: 'pre' }),
      '& > .subject': { flex: 'none', maxWidth: '50%', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > a': { minWidth: 0 },
    }}
  >
    <span className="subject">{subject}</span>
    {' · '}
    {owner}
  </Box>
);

/** Customer search, for requests that have only the UID. */
const soughtAt = (uid: string): string =>
  `/customers?filter=${encodeURIComponent(JSON.stringify({ q: uid }))}`;

/** Changed row by its common name, and its owner; its own name or id is in the tooltip. */
export const Which = ({ row, isOfOne = false, isCut = false }: Props) => {
  const { resource, resource_id: id, customer_id: customer, before, after } = row;
  const request = resource === 'approvals' ? (requestIn(after) ?? requestIn(before)) : undefined;
  const setting = useSetting(settingOf(row));
  const subjects = useSubjects();
  const isPlain = /^\d+$/.test(id ?? '');
  const isOperator = resource === 'operators' && isPlain && id !== null;
  const isCustomer =
    !isOperator && customer !== null && (resource === 'customers' || request !== undefined || !isPlain);
  const say = useFieldValues(resource, isOperator ? [[['operator_id'], id]] : []);
  const owner = customer !== null && <NumberedCustomer id={customer} isCut={isCut} />;
  if (isCustomer)
    return (
      <span>
        {resource === 'customers' ? <Owned isCut={isCut} subject={`#${customer}`} owner={owner} /> : owner}
      </span>
    );
  const named = isOperator
    ? say(['operator_id'], id)
    : request !== undefined
      ? numbered(subjects.get(kindIn(request))?.called?.(subjectIn(request)) ?? subjectIn(request))
      : (recordedName(after) ?? recordedName(before));
  const word = CHOICES[`${resource}.id`]?.[id ?? ''];
  const subject = (setting && titleOf(setting)) ?? named ?? word ?? (isPlain ? `#${id}` : id);
  const uid = request === undefined ? null : (uidIn(after, request) ?? uidIn(before, request));
  return (
    <span title={id ?? ''}>
      {owner && !isOfOne ? <Owned isCut={isCut} subject={subject} owner={owner} /> : subject}
      {customer === null && uid !== null && (
        <>
          {' · '}
          <Link to={soughtAt(uid)} onClick={(event: MouseEvent) => event.stopPropagation()}>
            {uid}
          </Link>
        </>
      )}
    </span>
  );
};
