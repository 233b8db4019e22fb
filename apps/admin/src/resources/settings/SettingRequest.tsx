import { Alert, Button } from '@mui/material';
import { Link, useGetIdentity } from 'react-admin';
import { at, since } from '../../ui/figures.js';
import { type Setting, shown } from './setting.js';

interface Props {
  readonly setting: Setting;
  readonly canConfirm: boolean;
  readonly onConfirm: (value: string) => void;
}

/** One person's wish that waits for another one, or for its time. */
export const SettingRequest = ({ setting, canConfirm, onConfirm }: Props) => {
  const { identity } = useGetIdentity();
  const { requested } = setting;
  if (!requested) return null;
  const isMine = identity?.id === requested.by_id;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        canConfirm && !isMine ? <Button onClick={() => onConfirm(requested.value)}>Agree</Button> : undefined
      }
    >
      {requested.by} asks for {shown(setting, requested.value)} ({since(requested.at_ms)}).
      {requested.reason && ` “${requested.reason}”`}
      {requested.holds_at_ms !== null
        ? ` It holds from ${at(requested.holds_at_ms)} GMT.`
        : isMine && ' Another person has to agree to it.'}{' '}
      <Link to={`/approvals/${requested.id}/show`}>Open the request</Link>
    </Alert>
  );
};
