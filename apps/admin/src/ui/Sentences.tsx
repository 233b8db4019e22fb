import { Typography } from '@mui/material';

/** Sentences, one per line. */
export const Sentences = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Typography key={text} variant="body2">
      {text}
    </Typography>
  ));
