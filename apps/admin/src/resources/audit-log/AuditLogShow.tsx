import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { Verbatim } from '../../ui/Copyable.js';
import { Facts } from '../../ui/Facts.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Section } from '../../ui/Section.js';
import { zoned } from '../../ui/zone.js';
import { type Approval, rowPage } from '../approvals/approval.js';
import { actionName } from './action.js';
import type { AuditRow } from './audit-row.js';
import { Diff } from './Diff.js';
import { LoggedOperator } from './LoggedOperator.js';
import { askerIn, withoutAsker } from './request-behind.js';
import { useLogName } from './use-log-name.js';
import { useRequestBehind } from './use-request-behind.js';
import { settingOf } from './use-setting-words.js';
import { Which } from './Which.js';

/** Page of the changed row; null: none. */
function pageOf(products: readonly Product[], row: AuditRow, request: Approval | undefined): string | null {
  const asked = request && row.resource !== 'approvals' ? rowPage(products, request) : null;
  if (asked !== null) return asked;
  const { resource, resource_id: id } = row;
  const pages = products.find(({ name }) => name === resource)?.pages;
  if (!pages || resource === 'approvals' || id === null || !/^\d+$/.test(id)) return null;
  if (pages.show) return `/${resource}/${id}/show`;
  return pages.edit ? `/${resource}/${id}` : null;
}

/** Audit log filter for a request: its creation and its outcome. */
const rowsOf = (request: Approval): string =>
  `/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource: 'approvals', resource_id: String(request.id) }))}`;

/** Requester and reason, unless the row itself has them, the approver, and a link to the request. */
const askedRows = (row: AuditRow, request: Approval | undefined): (readonly [string, ReactNode])[] => {
  if (!request) return [];
  return [
    ...(request.reason === row.reason ? [] : ([[t('auditLog.reasonAsked'), request.reason]] as const)),
    [t('approvals.askedBy'), <OperatorName key="maker" name={request.maker_name} email={request.maker} />],
    ...(request.decider === null
      ? []
      : ([
          [
            request.state === 'approved' ? t('auditLog.approvedBy') : t('common.decidedBy'),
            <OperatorName key="decider" name={request.decider_name} email={request.decider} />,
          ],
        ] as const)),
    [
      t('approvals.request'),
      <span key="request">
        <Link to={`/approvals/${request.id}/show`}>#{request.id}</Link>
        {' · '}
        <Link to={rowsOf(request)}>{t('auditLog.itsRows')}</Link>
      </span>,
    ],
  ];
};

const Body = () => {
  const row = useRecordContext<AuditRow>();
  const nameOf = useLogName();
  const products = useProducts();
  const request = useRequestBehind(row);
  if (!row) return null;
  const page = pageOf(products, row, request);
  // Until the request is loaded, the recorded requester is shown.
  const after = request && askerIn(row.after) !== null ? withoutAsker(row.after) : row.after;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Section title={`${actionName(row.action)} · ${nameOf(row.resource)}`}>
        <Facts
          rows={[
            [t('common.when'), zoned(row.at_ms)],
            [
              t('auditLog.which'),
              <span key="which">
                <Which isOfOne row={row} />
                {page !== null && (
                  <>
                    {' · '}
                    <Link to={page}>{t('auditLog.openIt')}</Link>
                  </>
                )}
              </span>,
            ],
            ...(row.customer_id === null
              ? []
              : ([
                  [t('common.customer'), <NumberedCustomer key="customer" id={row.customer_id} />],
                ] as const)),
            ...(request && row.reason === null ? [] : ([[t('common.reason'), row.reason]] as const)),
            ...askedRows(row, request),
            [t('common.operator'), <LoggedOperator key="operator" row={row} />],
            [t('auditLog.from'), row.address],
            [t('auditLog.code'), <Verbatim key="code" text={`${row.resource}.${row.action}`} />],
            [t('auditLog.rowInTheChain'), row.place],
            [t('auditLog.hash'), <Verbatim key="hash" text={row.hash} />],
          ]}
        />
      </Section>
      <Section title={t('auditLog.whatChanged')}>
        <Diff resource={row.resource} setting={settingOf(row)} before={row.before} after={after} />
      </Section>
    </Box>
  );
};

/** Singular names of rows whose approval requests use another name. */
const NOUNS: Readonly<Record<string, string>> = { approvals: t('approvals.request') };

/** Action and subject, such as `Created · Symbol NZDUSD`. */
const Title = () => {
  const row = useRecordContext<AuditRow>();
  const nameOf = useLogName();
  const noun = useProducts().find(({ name }) => name === row?.resource)?.requests?.noun;
  if (!row) return <>{t('auditLog.auditLog')}</>;
  const { action, resource, resource_id: id } = row;
  const which = id === null ? '' : /^\d+$/.test(id) ? ` #${id}` : ` ${id}`;
  return <>{`${actionName(action)} · ${NOUNS[resource] ?? (noun || nameOf(resource))}${which}`}</>;
};

export const AuditLogShow = () => (
  <RecordShow title={<Title />} component="div" actions={false} sx={{ '& .RaShow-main': { mt: 0 } }}>
    <Body />
  </RecordShow>
);
