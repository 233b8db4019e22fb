import { Button } from '@mui/material';
import type { ClaimRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { Link, useGetList, usePermissions } from 'react-admin';
import type { Me } from '../../providers/auth-provider.js';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { useAction } from '../use-action.js';
import { useMay } from '../use-may.js';
import { When } from '../WhenField.js';

interface Props {
  /** The resource of its queue. */
  readonly resource: string;
  readonly id: number;
  /** Who works on it. */
  readonly holder: string;
}

/** Every claim that holds now: as many as are ever listed. */
const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'since_ms', order: 'DESC' } } as const;

/** Makes it one's own, as it is handed on among all that is claimed. */
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

/** Who works on it and since when, the way to whatever is claimed, and for who may hand on: to take it over. */
export const ClaimedBy = ({ resource, id, holder }: Props) => {
  const mayHandOn = useMay('claims', 'reassign');
  const mayClaim = useMay(resource, 'claim');
  const { data } = useGetList<ClaimRow>('claims', ALL, { refetchInterval: 10_000 });
  const claim = `${resource}-${id}`;
  const since = data?.find((row) => row.id === claim)?.since_ms;
  return (
    <>
      {since === undefined
        ? t('claims.worksOnThisOne', { holder })
        : say('claims.worksOnThisOneSince', { holder, since: <When key="since" ms={since} /> })}{' '}
      <Link to="/claims">{t('claims.whoHasWhat')}</Link>
      {mayHandOn && mayClaim && <TakeOver claim={claim} holder={holder} />}
    </>
  );
};
