import { Typography } from '@mui/material';

/** The key by which pages ask for a text: people know it by where it is shown. */
export const TextKey = ({ of: group }: { of: string }) => (
  <Typography variant="caption" component="div" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
    {group}
  </Typography>
);
