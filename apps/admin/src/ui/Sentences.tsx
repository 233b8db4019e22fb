import { Typography } from '@mui/material';

/** One below the other. */
export const Sentences = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Typography key={text} variant="body2">
      {text}
    </Typography>
  ));
