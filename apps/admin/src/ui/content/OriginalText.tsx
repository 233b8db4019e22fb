import { Box, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { RichTextField } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { AS_READ } from './phone-look.js';

interface Words {
  readonly title?: string;
  readonly desc?: string;
  readonly content?: string;
}

/** Form content in one language; a single-line text is its content. */
function useWords(lang: string): Words {
  const text: Words | string | undefined = useWatch({ name: `texts.${lang}` });
  return typeof text === 'string' ? { content: text } : (text ?? {});
}

/** Source text of a translation, shown next to it; it can be folded. */
export const OriginalText = ({ lang }: { lang: string }) => {
  const { title, desc, content } = useWords(lang);
  const { name, tag, direction } = languageOf(lang);
  const label = t('ui.theOriginal', { name });
  return (
    <Box
      component="details"
      open
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover', minWidth: 0 }}
    >
      <Typography
        component="summary"
        variant="caption"
        sx={{ px: 3, py: 2, cursor: 'pointer', color: 'text.secondary', fontWeight: 600 }}
      >
        {label}
      </Typography>
      <Box
        lang={tag}
        dir={direction}
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{
          ...{ px: 3, pb: 3, maxHeight: { xs: '32vh', md: '48vh' }, overflowY: 'auto' },
          ...{ fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
          '& h2, & h3': { fontSize: 15, lineHeight: '20px', fontWeight: 600, m: '12px 0 4px' },
          '& p': { m: '0 0 8px' },
          '& img': { maxWidth: '100%', height: 'auto' },
        }}
      >
        {title && (
          <Typography component="div" variant="subtitle2" sx={{ mb: 2 }}>
            {title}
          </Typography>
        )}
        {desc && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {desc}
          </Typography>
        )}
        {content && (
          <RichTextField
            record={{ id: lang, content }}
            source="content"
            purifyOptions={AS_READ}
            sx={{ font: 'inherit' }}
          />
        )}
      </Box>
    </Box>
  );
};
