import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { textSize } from './theme/text-size.js';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowWrap: 'anywhere',
  // Below the page's title.
  '& h2': { fontSize: textSize(18), lineHeight: textSize(26), fontWeight: 650 },
  '& h3': { fontSize: textSize(16), lineHeight: textSize(24), fontWeight: 650 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 12 },
  '& a': { color: theme.palette.accent.text },
  '& table': { display: 'block', overflowX: 'auto' },
}));

/** Rich text from operators, sanitised again on the client. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, { USE_PROFILES: { html: true } }), [html]);
  return <Text dangerouslySetInnerHTML={{ __html: clean }} />;
}
