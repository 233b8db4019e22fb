import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { products } from '../products.js';
import { t } from '../texts/texts.js';
import { useLostField } from '../ui/lost-field.js';
import { PLACES } from './places.js';
import { useFocusKept } from './use-focus-kept.js';
import { useKeys } from './use-keys.js';
import { usePlaces } from './use-places.js';

type Keys = readonly (readonly [key: string, meaning: string])[];

/** Shortcuts by context, in two columns. */
const GROUPS: readonly (readonly [where: string, keys: Keys])[] = [
  [
    t('layout.keysInAReview'),
    [
      ['j, k', t('layout.inAReviewNextPrevious')],
      ['a', t('layout.inAReviewApprove')],
      ['r', t('layout.inAReviewReject')],
      [t('ui.ctrlEnter'), t('layout.inAReviewSend')],
      ['1 – 4', t('layout.inAReviewMark')],
      ['t', t('layout.inAReviewTemplate')],
      ['z', t('layout.inAReviewPaper')],
      ['c', t('layout.keyClaim')],
      ['u', t('layout.keyLetGo')],
    ],
  ],
  [
    t('layout.keysEverywhere'),
    [
      [t('search.keys'), t('search.searchEverything')],
      [t('ui.ctrlEnter'), t('layout.confirmADialog')],
      ['Esc', t('layout.leaveTheField')],
      ['Esc', t('layout.closeADialog')],
      ['?', t('layout.thisListOfKeys')],
    ],
  ],
  [t('layout.keysToAPage'), PLACES.map(({ key, label }) => [`g ${key}`, label] as const)],
  [
    t('layout.keysInAList'),
    [
      ['f', t('layout.searchInThisList')],
      ['n', t('layout.newInThisList')],
      ['e', t('layout.exportThisList')],
      ['j, k', t('layout.nextRowPrevious')],
      ['Enter', t('layout.openTheRow')],
      [t('layout.space'), t('layout.tickTheRow')],
    ],
  ],
  [
    t('layout.keysOnOtherPages'),
    [
      ['1 – 5', t('layout.onTheDashboardDays')],
      ['b', t('layout.onTheDashboardBook')],
      ...products.flatMap(({ keys = [], keysOn }) => (keysOn === undefined ? keys : [])),
    ],
  ],
  ...products.flatMap(({ keys = [], keysOn }) => (keysOn === undefined ? [] : [[keysOn, keys] as const])),
];

const Group = ({ where, keys }: { where: string; keys: Keys }) => (
  <Box component="section" sx={{ breakInside: 'avoid', mb: 4 }}>
    <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 2 }}>
      {where}
    </Typography>
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2, m: 0 }}>
      {keys.map(([key, meaning]) => (
        <Box key={key + meaning} sx={{ display: 'contents' }}>
          <Box component="dt">
            <Box
              component="kbd"
              sx={{
                ...{ display: 'inline-block', px: 2, py: 0.5, border: 1, borderColor: 'divider' },
                ...{ borderRadius: 1, fontFamily: 'inherit', fontSize: 12 },
              }}
            >
              {key}
            </Box>
          </Box>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {meaning}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);

export const KeysHelp = ({ showSearch }: { showSearch: () => void }) => {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  useKeys(show, showSearch);
  useLostField();
  usePlaces();
  useFocusKept();
  return (
    <Dialog
      open={open}
      onClose={close}
      // While it fades out, keys belong to the page again.
      slotProps={{ paper: { role: open ? 'dialog' : 'presentation' } }}
      aria-labelledby="keys-title"
      maxWidth="lg"
      fullWidth
    >
      <DialogTitle id="keys-title">{t('layout.keys')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columnCount: { xs: 1, sm: 2, lg: 3 }, columnGap: 8 }}>
          {GROUPS.map(([where, keys]) => (
            <Group key={where} where={where} keys={keys} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
