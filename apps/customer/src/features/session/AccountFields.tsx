import type { Channel } from '@truemark/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../api/users.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { TextField } from '../../ui/TextField.js';
import type { CodeTarget } from '../codes/useSendCode.js';
import { PhoneField } from './PhoneField.js';
import { isAccount } from './registration.js';
import { useAreas } from './useAreas.js';

/** Typed account: an e-mail address, or a phone number with prefix. */
export function useTypedAccount() {
  const [type, setType] = useState<Channel>('email');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [picked, setPicked] = useState<Area>();
  const { areas, first } = useAreas(type === 'mobile');
  const area = picked ?? first;
  const account = type === 'email' ? email.trim() : phone;
  const areaId = type === 'mobile' ? area?.id : undefined;
  const target: CodeTarget | null = isAccount(type, account) ? { channel: type, to: account, areaId } : null;
  return {
    type,
    account,
    areaId,
    /** Address for messages; null while incomplete. */
    target,
    inputs: { type, setType, email, setEmail, phone, setPhone, areas, area, setPicked },
  };
}

interface AccountFieldsProps {
  inputs: ReturnType<typeof useTypedAccount>['inputs'];
  /** Label of the two tabs. */
  label: string;
  error?: string;
}

/** E-mail and phone tabs with their fields. */
export function AccountFields({ inputs, label, error }: AccountFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SegmentedTabs
        label={label}
        value={inputs.type}
        onChange={inputs.setType}
        options={[
          { value: 'email', text: t('session.email') },
          { value: 'mobile', text: t('session.phone') },
        ]}
      />
      {inputs.type === 'email' ? (
        <TextField
          label={t('session.email')}
          name="account"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          value={inputs.email}
          onChange={(event) => inputs.setEmail(event.target.value)}
          error={error}
        />
      ) : (
        <PhoneField
          areas={inputs.areas}
          area={inputs.area}
          onArea={inputs.setPicked}
          number={inputs.phone}
          onNumber={(number) => inputs.setPhone(number)}
          error={error}
        />
      )}
    </>
  );
}
