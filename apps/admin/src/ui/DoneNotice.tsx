import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { Link } from 'react-router-dom';
import { CloseNotice } from './CloseNotice.js';

interface Props {
  readonly text: string;
  /** Label of the link to the result. */
  readonly label: string;
  readonly to: string;
}

/** Toast about something done, with a link to the result. */
export const DoneNotice = ({ text, label, to }: Props) => {
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <>
          <Button color="inherit" component={Link} to={to} onClick={close}>
            {label}
          </Button>
          <CloseNotice />
        </>
      }
    >
      {text}
    </Alert>
  );
};
