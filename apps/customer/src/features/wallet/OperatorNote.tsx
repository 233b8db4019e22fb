import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Card } from '../../ui/Card.js';
import { RichText } from '../../ui/RichText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useDescription } from '../company/useDescription.js';

const Words = styled('div')({
  '& > div > :first-of-type': { marginBlockStart: 0 },
  '& > div > :last-of-type': { marginBlockEnd: 0 },
});

const Plain = styled(Words)(({ theme }) => ({
  '& > div, & > div > *': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

/** Two lines without a title, px. */
const LINES_HEIGHT = 40;
/** Approximate height of a two-line text with title, px. */
const HEIGHT = 112;

/** Text that operators wrote under a key; renders nothing if there is none. `plain`: sentences only, within a form. */
export function OperatorNote({ group, plain }: { group: string; plain?: boolean }) {
  const { data, isPending } = useDescription(group);
  if (isPending) return plain ? <Skeleton height={LINES_HEIGHT} /> : <CardSkeleton named height={HEIGHT} />;
  if (!data?.content) return null;
  if (plain) {
    return (
      <Plain>
        <RichText html={data.content} />
      </Plain>
    );
  }
  return (
    <Card aria-label={data.title}>
      {data.title && <SectionTitle>{data.title}</SectionTitle>}
      <Words>
        <RichText html={data.content} />
      </Words>
    </Card>
  );
}
