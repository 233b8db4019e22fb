import { Button } from '@mui/material';
import { useIsComing } from './evidence-coming.js';

interface Props {
  readonly label: string;
  readonly onClick: () => void;
}

/** Button that rejects what is on screen, once all evidence is loaded. */
export const RejectButton = ({ label, onClick }: Props) => (
  <Button variant="outlined" color="error" disabled={useIsComing()} onClick={onClick}>
    {label}
  </Button>
);
