import { Box } from '@mui/material';

/** Text in which names between backticks are set as code. */
export const WithCode = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <Box key={index} component="code" sx={{ font: 'inherit', color: 'primary.main' }}>
          {part}
        </Box>
      ),
    )}
  </>
);
