import { Alert, Box, Button, Paper as Surface, Typography } from '@mui/material';

interface Props {
  readonly waiting: number;
  readonly canDecide: boolean;
  /** A field is marked: that is no approval. */
  readonly isMarked: boolean;
  readonly busy: boolean;
  readonly refusal: string | null;
  /** Offered while nobody holds the claim. */
  readonly onClaim: (() => void) | null;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** What can be done with what is on screen, always in sight. */
export const DecisionBar = (props: Props) => {
  const { waiting, canDecide, isMarked, busy, refusal, onClaim, onApprove, onReject, onStep } = props;
  return (
    <Surface
      square
      elevation={0}
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, borderTop: 1, borderColor: 'divider', p: 3, mt: 3 }}
    >
      {refusal && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 120 }}>
          {waiting} waiting
        </Typography>
        <Button color="inherit" onClick={() => onStep(-1)}>
          Previous (k)
        </Button>
        <Button color="inherit" onClick={() => onStep(1)}>
          Next (j)
        </Button>
        {onClaim && (
          <Button variant="outlined" onClick={onClaim}>
            Claim it
          </Button>
        )}
        {canDecide && (
          <>
            <Button variant="outlined" color="error" loading={busy} onClick={onReject}>
              Reject (r)
            </Button>
            <Button variant="contained" loading={busy} disabled={isMarked} onClick={onApprove}>
              Approve (a)
            </Button>
          </>
        )}
      </Box>
    </Surface>
  );
};
