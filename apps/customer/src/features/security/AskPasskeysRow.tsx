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
  const [changing, setChanging] = useState(false);
  const ask = useAskPasskeys(() => setChanging(false));
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
              onChange={() => setChanging(true)}
              slotProps={{ input: { 'aria-labelledby': id, role: 'switch' } }}
            />
          }
        />
      </CardList>
      {changing && (
        <PasskeySheet
          title={t('passkeys.factor')}
          text={t('passkeys.factorText')}
          asks={{ password: true }}
          submit={t('password.save')}
          busy={ask.isPending}
          fault={ask.error}
          onSubmit={({ password }) => ask.mutate({ isAsked: !isAsked, password })}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
