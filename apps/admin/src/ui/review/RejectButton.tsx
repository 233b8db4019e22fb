import { Button } from '@mui/material';
import { useIsComing } from './evidence-coming.js';

interface Props {
  readonly label: string;
  readonly onClick: () => void;
}

/** Turns down what is on screen, once all of the evidence is. */
export const RejectButton = ({ label, onClick }: Props) => (
  <Button variant="outlined" color="error" disabled={useIsComing()} onClick={onClick}>
    {label}
  </Button>
);
