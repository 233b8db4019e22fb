import { Box, Button } from '@mui/material';
import type { ClaimRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { DataTable, Link } from 'react-admin';
import { useProducts } from '../../product.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import { WhenField } from '../../ui/WhenField.js';
import { HandOn } from './HandOn.js';

const What = ({ resource, subject_id: id }: ClaimRow) => {
  const queue = useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;
  return <Link to={`/${resource}/${id}/show`}>{formatRich('claims.number', { queue, id })}</Link>;
};

/** An own claim is released at once. An owner may release any after confirmation, or hand it on. */
const Acts = ({ id, is_own: isOwn, resource, subject_id: subject, operator }: ClaimRow) => {
  const [asks, setAsks] = useState<'handing' | 'release' | null>(null);
  const close = (): void => setAsks(null);
  const mayHandOn = usePermission('claims', 'reassign');
  const mayRelease = usePermission('claims', 'release');
  const queue = useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;
  const { run, busy } = useAction(t('claims.letGoDone'), close);
  const release = (): void => void run(`claims/${id}/release`, {});
  if (!isOwn && !mayHandOn) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'end' }}>
      {mayRelease && (
        <Button size="small" loading={busy} onClick={isOwn ? release : () => setAsks('release')}>
          {t('claims.letGo')}
        </Button>
      )}
      {mayHandOn && (
        <Button size="small" onClick={() => setAsks('handing')}>
          {t('claims.handTo')}
        </Button>
      )}
      {asks === 'handing' && <HandOn id={id} resource={resource} subject={subject} onClose={close} />}
      {asks === 'release' && (
        <ConfirmDialog
          open
          title={t('claims.letGoTitle', {
            what: t('claims.number', { queue, id: subject }),
            holder: operator,
          })}
          touches={t('claims.letGoTouches', { holder: operator })}
          confirm={t('claims.letGo')}
          busy={busy}
          focused
          onConfirm={release}
          onClose={close}
        />
      )}
    </Box>
  );
};

/** Current claims in the queues that the operator may read. */
export const ClaimList = () => (
  <ListPage title={t('claims.whoHasWhat')} pollInterval={5_000}>
    <DataTable<ClaimRow>
      rowClick={false}
      bulkActionButtons={<AssignSelected />}
      empty={<EmptyNote text={t('claims.nobody')} />}
    >
      <DataTable.Col<ClaimRow>
        source="id"
        label={t('claims.what')}
        disableSort
        render={(row) => <What {...row} />}
      />
      <DataTable.Col source="operator" label={t('common.claimedBy')} disableSort />
      <DataTable.Col source="since_ms" label={t('claims.since')} disableSort>
        <WhenField source="since_ms" />
      </DataTable.Col>
      <DataTable.Col source="until_ms" label={t('claims.until')} disableSort>
        <WhenField source="until_ms" />
      </DataTable.Col>
      <DataTable.Col<ClaimRow>
        source="is_own"
        label={t('claims.letGo')}
        disableSort
        render={(row) => <Acts {...row} />}
      />
    </DataTable>
  </ListPage>
);
