import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { fetchDescription } from '../../api/content.js';
import { language } from '../../api/language.js';
import { Card } from '../../ui/Card.js';
import { RichText } from '../../ui/RichText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { companyKeys } from '../company/keys.js';

const Words = styled('div')({
  '& > div > :first-of-type': { marginBlockStart: 0 },
  '& > div > :last-of-type': { marginBlockEnd: 0 },
});

/** The text that operators wrote under a key; nothing where there is none. */
export function OperatorNote({ group }: { group: string }) {
  const { data } = useQuery({
    queryKey: companyKeys.description(group, language()),
    queryFn: ({ signal }) => fetchDescription(group, { signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
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
