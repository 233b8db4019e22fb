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

/** About as high as a text of two lines under its title. */
const HEIGHT = 112;

/** The text that operators wrote under a key; nothing where there is none. */
export function OperatorNote({ group }: { group: string }) {
  const { data, isPending } = useDescription(group);
  if (isPending) return <CardSkeleton named height={HEIGHT} />;
  if (!data?.content) return null;
  return (
    <Card aria-label={data.title}>
      {data.title && <SectionTitle>{data.title}</SectionTitle>}
      <Words>
        <RichText html={data.content} />
      </Words>
    </Card>
  );
}
