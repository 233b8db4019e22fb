import { Box, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import type { Part, Passage } from './passages.js';

/** Inserted or removed text, marked visually and for screen readers. */
const Changed = ({ kind, text }: Part) => {
  if (kind === 'same') return <bdi>{text}</bdi>;
  const isNew = kind === 'added';
  return (
    <Box
      component={isNew ? 'ins' : 'del'}
      sx={{
        ...(isNew ? { color: 'success.main', fontWeight: 600 } : { color: 'error.main' }),
        textDecoration: isNew ? 'none' : 'line-through',
      }}
    >
      <bdi>{text}</bdi>
    </Box>
  );
};

interface Props {
  readonly passages: readonly Passage[];
  /** Whether unchanged words are formatted differently. */
  readonly isLaidOutAnew: boolean;
}

/** Changed paragraphs of a text, each with inserted and removed words, and one note that its formatting changes. */
export const Passages = ({ passages, isLaidOutAnew }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: '72ch' }}>
    {passages.map((passage, at) =>
      'left' in passage ? (
        // The order of a compared text is stable.
        <Typography key={`${at} left`} variant="caption" component="details" color="textSecondary">
          <summary>{t('auditLog.paragraphsAsTheyWere', { count: passage.left.length })}</summary>
          {passage.left.map((text, place) => (
            <Typography key={`${place}${text.length}`} variant="body2" component="p" sx={{ mt: 2 }}>
              <bdi>{text}</bdi>
            </Typography>
          ))}
        </Typography>
      ) : (
        <Typography key={`${at} changed`} variant="body2" component="p">
          {passage.parts.map((part, place) => (
            <Changed key={`${place}${part.kind}`} {...part} />
          ))}
        </Typography>
      ),
    )}
    {isLaidOutAnew && (
      <Typography variant="caption" color="textSecondary">
        {t('auditLog.theLayoutChanges')}
      </Typography>
    )}
  </Box>
);
