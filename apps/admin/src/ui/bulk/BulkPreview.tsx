import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { BulkAnswer } from '@truemark/contracts/admin';
import { fromServerWords, t } from '../../texts/texts.js';
import { countOf } from './use-bulk.js';

interface Props {
  readonly preview: BulkAnswer | null;
  readonly refusal: string | null;
  /** Nothing to preview yet: no action is chosen. */
  readonly isIdle?: boolean;
}

/** Effect on the selected rows: how many, and which are left out and why. */
export const BulkPreview = ({ preview, refusal, isIdle = false }: Props) => {
  if (refusal !== null) return <Alert severity="error">{refusal}</Alert>;
  if (preview === null) return isIdle ? null : <LinearProgress aria-label={t('bulk.looking')} />;
  const [done, asked] = [countOf(preview, 'done'), countOf(preview, 'asked')];
  const out = preview.rows.filter(({ outcome }) => outcome === 'left_out');
  const goes = preview.rows.filter(({ outcome }) => outcome !== 'left_out');
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={asked > 0 ? 'warning' : 'info'} variant="outlined">
        {t('bulk.willDo', { count: done })}
        {asked > 0 && ` ${t('bulk.willAsk', { count: asked })}`}
        {goes.length > 0 && (
          <Typography variant="caption" component="p">
            {goes
              .slice(0, 20)
              .map(({ name }) => name)
              .join(', ')}
            {goes.length > 20 && ` ${t('bulk.andMore', { count: goes.length - 20 })}`}
          </Typography>
        )}
      </Alert>
      {out.length > 0 && (
        <Box component="section" aria-label={t('bulk.leftOutTitle', { count: out.length })}>
          <Typography variant="body2">{t('bulk.leftOutTitle', { count: out.length })}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 5, maxHeight: 180, overflow: 'auto' }} tabIndex={0}>
            {out.map(({ id, name, why }) => (
              <Typography key={id} component="li" variant="body2">
                {name}: {fromServerWords(why ?? '')}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};
