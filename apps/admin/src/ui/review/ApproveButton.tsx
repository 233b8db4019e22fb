import { Button } from '@mui/material';
import { useIsComing } from './evidence-coming.js';

interface Props {
  readonly label: string;
  readonly disabled?: boolean;
  /** Whether agreeing takes something away. */
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** Approves what is on screen, once all of the evidence is. */
export const ApproveButton = ({ label, disabled = false, danger = false, onClick }: Props) => {
  const isComing = useIsComing();
  return (
    <Button
      variant="contained"
      color={danger ? 'error' : 'primary'}
      loading={isComing}
      loadingPosition="start"
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
};
