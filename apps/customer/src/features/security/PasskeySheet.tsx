import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MainButton } from '../../ui/MainButton.js';
import { Sheet } from '../../ui/Sheet.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { AppCodeField } from '../session/AppCodeField.js';
import { useRefused } from '../session/useRefused.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
}));

export interface Typed {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

interface PasskeySheetProps {
  title: string;
  text?: string;
  /** Required inputs; a name comes with its current value. */
  asks: { readonly name?: string; readonly password?: boolean; readonly code?: boolean };
  submit: string;
  danger?: boolean;
  busy: boolean;
  fault: unknown;
  onSubmit: (typed: Typed) => void;
  onClose: () => void;
  /** Further action. */
  beside?: ReactNode;
}

/** Form in a sheet: name, password, and the app code for customers with an authenticator app. */
export function PasskeySheet(props: PasskeySheetProps) {
  const { title, text, asks, submit, danger, busy, fault, onSubmit, onClose, beside } = props;
  const { t } = useTranslation();
  const [name, setName] = useState(asks.name ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const refused = useRefused(fault, asks.password ? 'password' : 'name', { 'passkey.too_many': 'name' });
  const lacks = {
    name: asks.name !== undefined && name.trim() === '',
    password: asks.password === true && password === '',
    code: asks.code === true && code.length < 6,
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && !Object.values(lacks).includes(true)) onSubmit({ name: name.trim(), password, code });
  };
  return (
    <Sheet open title={title} onClose={onClose}>
      {text && <Text>{text}</Text>}
      <Form noValidate onSubmit={send}>
        {asks.name !== undefined && (
          <TextField
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
            maxLength={40}
            autoComplete="off"
            dir="auto"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={tried && lacks.name ? t('passkeys.nameHint') : refused('name')}
          />
        )}
        {asks.password && (
          <PasswordField
            label={t('password.present')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={tried && lacks.password ? t('session.passwordMissing') : refused('password')}
          />
        )}
        {asks.code && (
          <AppCodeField
            code={code}
            onCode={setCode}
            error={tried && lacks.code ? t('factor.codeHint') : refused('code')}
          />
        )}
        <MainButton
          type="submit"
          fullWidth
          {...(danger && { variant: 'outlined', color: 'error' })}
          busy={busy}
        >
          {submit}
        </MainButton>
        {beside}
      </Form>
    </Sheet>
  );
}

/** Secondary button below the sheet's main button. */
export const SheetButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Button color="error" onClick={onPress}>
    {text}
  </Button>
);
