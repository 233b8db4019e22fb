import { Box, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { RichTextField } from 'react-admin';

/** What the server takes out on saving is not shown either. */
const AS_SAVED = {
  FORBID_TAGS: [
    'img',
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'svg',
    'math',
    'video',
    'audio',
  ],
  ALLOWED_ATTR: ['href', 'name', 'target'],
};

interface Props {
  readonly lang: string;
  readonly title?: string | undefined;
  readonly html: string;
}

/** A text as customers will read it: what could harm them is taken out, whatever was typed. */
export const HtmlPreview = ({ lang, title, html }: Props) => (
  <Box component="section" aria-label="Preview" sx={{ my: 4 }}>
    <Typography variant="caption" color="textSecondary">
      Preview
    </Typography>
    <Box
      lang={languageOf(lang).tag}
      dir={languageOf(lang).direction}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 4, overflowWrap: 'anywhere' }}
    >
      {title && <Typography variant="h6">{title}</Typography>}
      <RichTextField
        record={{ id: lang, html }}
        source="html"
        purifyOptions={AS_SAVED}
        emptyText="Nothing is written."
      />
    </Box>
  </Box>
);
