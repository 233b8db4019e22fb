import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { products } from '../products.js';
import { t } from '../texts/texts.js';
import { useKeys } from './use-keys.js';

const KEYS: readonly (readonly [string, string])[] = [
  [t('search.keys'), t('search.searchEverything')],
  ['f', t('layout.searchInThisList')],
  ['j', t('layout.nextRow')],
  ['k', t('layout.previousRow')],
  ['Enter', t('layout.openTheRow')],
  ['j, k', t('layout.inAReviewNextPrevious')],
  ['a', t('layout.inAReviewApprove')],
  ['r', t('layout.inAReviewReject')],
  [t('ui.ctrlEnter'), t('layout.inAReviewSend')],
  ['Esc', t('layout.inAReviewLeave')],
  ['1 – 4', t('layout.inAReviewMark')],
  ['t', t('layout.inAReviewTemplate')],
  ['z', t('layout.inAReviewPaper')],
  ['1 – 5', t('layout.onTheDashboardDays')],
  ['b', t('layout.onTheDashboardBook')],
  ['c', t('layout.keyClaim')],
  ['u', t('layout.keyLetGo')],
  ...products.flatMap(({ keys = [] }) => keys),
  [t('ui.ctrlEnter'), t('layout.confirmADialog')],
  ['Esc', t('layout.closeADialog')],
  ['?', t('layout.thisListOfKeys')],
];

export const KeysHelp = ({ showSearch }: { showSearch: () => void }) => {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  useKeys(show, showSearch);
  return (
    <Dialog open={open} onClose={close} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('layout.keys')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3, m: 0, minWidth: 260 }}
        >
          {KEYS.map(([key, meaning]) => (
            <Box key={key + meaning} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    display: 'inline-block',
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
        <Button onClick={close}>{t('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
