import School from '@mui/icons-material/SchoolRounded';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { ListRow } from '../../ui/ListRow.js';
import { useSignIn } from '../session/useSession.js';

/** Switches from a real account to this device's demo account, after one confirmation. */
export function ToDemo({ round }: { round: (icon: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { demo } = useSignIn('/');
  return (
    <>
      <ListRow
        icon={round(<School aria-hidden />)}
        title={t('session.demoAccount')}
        onPress={() => setAsking(true)}
      />
      <ConfirmSheet
        open={asking}
        title={t('session.demoAccount')}
        confirm={t('session.openDemo')}
        risk={t('session.logOutText')}
        busy={demo.isPending}
        onConfirm={() => demo.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('session.demoText')}
      </ConfirmSheet>
    </>
  );
}
