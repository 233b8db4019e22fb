import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  readonly text: string;
  /** What leads to what came of it. */
  readonly label: string;
  readonly to: string;
}

/** Says what was done, and leads to what came of it. */
export const DoneNotice = ({ text, label, to }: Props) => {
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" component={Link} to={to} onClick={close}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  );
};
