import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import type { Passkey } from '../../api/passkeys.js';
import { toast } from '../../ui/toast.js';
import { useLatest } from '../../ui/useLatest.js';
import { PasskeySheet, SheetButton } from './PasskeySheet.js';
import { useRemovePasskey, useRenamePasskey } from './usePasskeys.js';

interface EditPasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Renames or removes a passkey. An answer closes the sheet that it was sent from, never another one. */
export function EditPasskey({ passkey, onClose }: EditPasskeyProps) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const latest = useLatest(removing);
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const { id, name } = passkey;
  if (removing)
    return (
      <PasskeySheet
        key="remove"
        danger
        title={t('passkeys.removeAsk', { name })}
        text={t('passkeys.removeText')}
        asks={{ password: true }}
        submit={t('passkeys.remove')}
        busy={remove.isPending}
        fault={remove.error}
        onSubmit={({ password }) => remove.mutate({ id, password }, { onSuccess: onClose })}
        onClose={onClose}
      />
    );
  return (
    <PasskeySheet
      key="rename"
      title={name}
      asks={{ name }}
      submit={t('passkeys.rename')}
      busy={rename.isPending}
      fault={rename.error}
      onSubmit={(typed) =>
        rename.mutate(
          { id, name: typed.name },
          {
            onSuccess: () => latest() || onClose(),
            // Its field is not shown any more.
            onError: (fault) =>
              latest() && toast.error(fault instanceof Refusal ? fault.message : t('ui.error.network')),
          },
        )
      }
      onClose={onClose}
      beside={<SheetButton text={t('passkeys.remove')} onPress={() => setRemoving(true)} />}
    />
  );
}
