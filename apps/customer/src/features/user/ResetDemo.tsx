import RestartAlt from '@mui/icons-material/RestartAltRounded';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetDemo } from '../../api/accounts.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { ListRow } from '../../ui/ListRow.js';

/** Resets the demo account after one confirmation. */
export function ResetDemo({ round }: { round: (icon: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { send, busy } = useIdempotentCall({
    action: resetDemo,
    said: t('demo.reset'),
  });
  return (
    <>
      <ListRow
        icon={round(<RestartAlt aria-hidden />)}
        title={t('demo.reset')}
        arrow={false}
        onPress={() => setAsking(true)}
      />
      <ConfirmSheet
        open={asking}
        title={t('demo.resetAsk')}
        confirm={t('demo.reset')}
        busy={busy}
        onConfirm={() => send(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('demo.resetText')}
      </ConfirmSheet>
    </>
  );
}
