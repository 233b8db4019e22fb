import { Box } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Verbatim } from '../../ui/Copyable.js';
import { Facts } from '../../ui/Facts.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { Section } from '../../ui/Section.js';
import { zoned } from '../../ui/zone.js';
import { actionName } from './action.js';
import type { AuditRow } from './audit-row.js';
import { Diff } from './Diff.js';
import { LoggedOperator } from './LoggedOperator.js';
import { useLogName } from './use-log-name.js';
import { settingOf } from './use-setting-words.js';
import { Which } from './Which.js';

const Body = () => {
  const row = useRecordContext<AuditRow>();
  const nameOf = useLogName();
  if (!row) return null;
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
            [t('common.operator'), <LoggedOperator key="operator" row={row} />],
            [t('auditLog.code'), <Verbatim key="code" text={`${row.resource}.${row.action}`} />],
            [t('auditLog.from'), row.address],
            [t('auditLog.which'), <Which key="which" isOfOne row={row} />],
            ...(row.customer_id === null
              ? []
              : ([
                  [t('common.customer'), <NumberedCustomer key="customer" id={row.customer_id} />],
                ] as const)),
            [t('common.reason'), row.reason],
            [t('auditLog.rowInTheChain'), row.place],
            [t('auditLog.hash'), <Verbatim key="hash" text={row.hash} />],
          ]}
        />
      </Section>
      <Section title={t('auditLog.whatChanged')}>
        <Diff resource={row.resource} setting={settingOf(row)} before={row.before} after={row.after} />
      </Section>
    </Box>
  );
};

export const AuditLogShow = () => (
  <Show title={t('auditLog.auditLog')} component="div" actions={false} sx={{ '& .RaShow-main': { mt: 0 } }}>
    <Body />
  </Show>
);
