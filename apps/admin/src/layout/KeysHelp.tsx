import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { products } from '../products.js';
import { useKeys } from './use-keys.js';

const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'Search in this list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['j, k', 'In a review: next, previous'],
  ['a', 'In a review: approve'],
  ['r', 'In a review: reject'],
  ...products.flatMap(({ keys = [] }) => keys),
  ['Esc', 'Close a dialog'],
  ['?', 'This list of keys'],
];

export const KeysHelp = () => {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  useKeys(show);
  return (
    <Dialog open={open} onClose={close} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3, m: 0, minWidth: 260 }}
        >
          {KEYS.map(([key, meaning]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 2,
                    py: 0.5,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    fontFamily: 'inherit',
                  }}
                >
                  {key}
                </Box>
              </Box>
              <Typography component="dd" sx={{ m: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
