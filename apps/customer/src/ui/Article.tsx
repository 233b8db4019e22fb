import Newspaper from '@mui/icons-material/NewspaperRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { EmptyState } from './EmptyState.js';
import { ErrorState } from './ErrorState.js';
import { RichText } from './RichText.js';
import { ExactTime } from './TimeText.js';

const Box = styled('article')(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, margin: '8px 0 4px' },
  '& > p:first-of-type': {
    ...theme.typography.caption,
    margin: '0 0 16px',
    color: theme.palette.text.secondary,
  },
}));

interface ArticleProps {
  piece: { title: string; at: number; html: string } | undefined;
  zone: string;
  /** The article does not exist: that in words, and the way to its list. */
  gone: { said: string | undefined; list: string; onList: () => void };
  failure: { said?: string } | null;
  onRetry: () => void;
}

/** An article with title and time. */
export function Article({ piece, zone, gone, failure, onRetry }: ArticleProps) {
  if (gone.said !== undefined) {
    return (
      <EmptyState
        icon={<Newspaper aria-hidden />}
        title={gone.said}
        action={{ text: gone.list, onPress: gone.onList }}
      />
    );
  }
  if (failure && !piece) return <ErrorState said={failure.said} onRetry={onRetry} />;
  if (!piece) {
    return (
      <div aria-busy>
        <Skeleton variant="text" height={36} width="70%" />
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="rounded" height={200} sx={{ mt: 4 }} />
      </div>
    );
  }
  return (
    <Box>
      <h2>{piece.title}</h2>
      <p>
        <ExactTime at={piece.at} zone={zone} />
      </p>
      <RichText html={piece.html} />
    </Box>
  );
}
