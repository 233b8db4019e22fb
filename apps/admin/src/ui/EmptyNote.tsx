import { Typography } from '@mui/material';

/** Why there is nothing to see. */
export const EmptyNote = ({ text }: { text: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ p: 4 }}>
    {text}
  </Typography>
);
