import { Button } from '@mui/material';
import { useIsComing } from './evidence-coming.js';

interface Props {
  readonly label: string;
  readonly disabled?: boolean;
  /** Whether approving removes something. */
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** Button that approves what is on screen, once all evidence is loaded. */
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
