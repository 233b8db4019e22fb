import { Typography } from '@mui/material';

/** Key of a page text, shown by where customers read it. */
export const TextKey = ({ of: group }: { of: string }) => (
  <Typography variant="caption" component="div" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
    {group}
  </Typography>
);
