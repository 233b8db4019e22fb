import { useTranslation } from 'react-i18next';
import { PasskeySheet } from './PasskeySheet.js';
import { useAddPasskey } from './usePasskeys.js';
import { useSecondFactor } from './useSecondFactor.js';

/** Adds a passkey: name, password, then the device's prompt. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const factor = useSecondFactor();
  const add = useAddPasskey();
  const hasApp = factor.data?.isOn === true;
  return (
    <PasskeySheet
      title={t('passkeys.add')}
      asks={{ name: '', password: true, code: hasApp }}
      submit={t('passkeys.add')}
      busy={add.isPending}
      fault={add.error}
      onSubmit={({ name, password, code }) =>
        add.mutate({ name, password, ...(hasApp && { code }) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
