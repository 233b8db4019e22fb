import { Button } from '@mui/material';
import type { ClaimRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { Link, useGetList, usePermissions } from 'react-admin';
import type { Me } from '../../providers/auth-provider.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { useAction } from '../use-action.js';
import { usePermission } from '../use-permission.js';
import { When } from '../WhenField.js';

interface Props {
  /** Resource of its queue. */
  readonly resource: string;
  readonly id: number;
  /** Operator who holds the claim. */
  readonly holder: string;
}

/** All current claims, in one page. */
const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'since_ms', order: 'DESC' } } as const;

/** Takes over the claim, by the same call as handing it on in the list of claims. */
const TakeOver = ({ claim, holder }: { claim: string; holder: string }) => {
  const { permissions: me } = usePermissions<Me>();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  const { run, busy } = useAction(t('claims.takenOver'), close);
  return (
    <>
      <Button size="small" variant="outlined" sx={{ marginInlineStart: 3 }} onClick={() => setIsAsking(true)}>
        {t('claims.takeOver')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          focused
          title={t('claims.takeOverTitle', { holder })}
          touches={t('claims.takeOverTouches', { holder })}
          confirm={t('claims.takeOver')}
          busy={busy}
          onConfirm={() => void run(`claims/${claim}/assign`, { operator_id: me?.id })}
          onClose={close}
        />
      )}
    </>
  );
};

/** Holder of the claim and since when, a link to all claims, and a take-over button for operators who may hand on. */
export const ClaimedBy = ({ resource, id, holder }: Props) => {
  const mayHandOn = usePermission('claims', 'reassign');
  const mayClaim = usePermission(resource, 'claim');
  const { data } = useGetList<ClaimRow>('claims', ALL, { refetchInterval: 10_000 });
  const claim = `${resource}-${id}`;
  const since = data?.find((row) => row.id === claim)?.since_ms;
  return (
    <>
      {since === undefined
        ? t('claims.worksOnThisOne', { holder })
        : formatRich('claims.worksOnThisOneSince', { holder, since: <When key="since" ms={since} /> })}{' '}
      <Link to="/claims">{t('claims.whoHasWhat')}</Link>
      {mayHandOn && mayClaim && <TakeOver claim={claim} holder={holder} />}
    </>
  );
};
