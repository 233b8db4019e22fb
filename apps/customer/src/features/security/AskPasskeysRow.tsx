import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { PasskeySheet } from './PasskeySheet.js';
import { useAskPasskeys } from './usePasskeys.js';

/** Whether the password alone is enough to log in. Changing it requires the password and a passkey. */
export function AskPasskeysRow({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <>
      <CardList>
        <ListRow
          wraps
          title={<span id={id}>{t('passkeys.factor')}</span>}
          second={t('passkeys.factorText')}
          end={
            <Switch
              edge="end"
              checked={isAsked}
              onChange={(_event, on) => setWanted(on)}
              slotProps={{ input: { 'aria-labelledby': id, role: 'switch' } }}
            />
          }
        />
      </CardList>
      {wanted !== null && <Asking isAsked={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

/** Asks for the password. Sets what was chosen, also if another device has changed it meanwhile. */
function Asking({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const ask = useAskPasskeys();
  return (
    <PasskeySheet
      title={t('passkeys.factor')}
      text={t('passkeys.factorText')}
      asks={{ password: true }}
      submit={t('password.save')}
      busy={ask.isPending}
      fault={ask.error}
      onSubmit={({ password }) => ask.mutate({ isAsked, password }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
