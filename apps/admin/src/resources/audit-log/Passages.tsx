import { Box, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import type { Part, Passage } from './passages.js';

/** What is new and what is gone of a text, for the eye and for whoever hears it. */
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
  /** Whether words that stay are laid out otherwise. */
  readonly isLaidOutAnew: boolean;
}

/** The changed paragraphs of a text, each with what is new and what is gone; and once, that its layout changes. */
export const Passages = ({ passages, isLaidOutAnew }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: '72ch' }}>
    {passages.map((passage, at) =>
      'left' in passage ? (
        // A text that was compared keeps its order.
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
