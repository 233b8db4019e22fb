import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { RichTextField } from 'react-admin';
import { t } from '../../texts/texts.js';
import { AS_READ, PHONE_LOOK, PHONE_WIDTH, type PhoneTheme } from './phone-look.js';

interface Props {
  readonly lang: string;
  readonly title: string;
  readonly html: string;
  /** Publication time as the app shows it; absent: no time is shown. */
  readonly at?: string | undefined;
}

/** Text as a customer reads it on a phone, in either theme, with unsafe markup removed. */
export const PhonePreview = ({ lang, title, html, at }: Props) => {
  const [theme, setTheme] = useState<PhoneTheme>('light');
  const look = PHONE_LOOK[theme];
  const { tag, direction } = languageOf(lang);
  return (
    <Box component="section" aria-label={t('ui.preview')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="caption" color="textSecondary">
          {t('ui.asACustomerReadsIt')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={theme}
          onChange={(_, chosen: PhoneTheme | null) => chosen && setTheme(chosen)}
          aria-label={t('ui.themeOfThePreview')}
        >
          <ToggleButton value="light">{t('ui.light')}</ToggleButton>
          <ToggleButton value="dark">{t('ui.dark')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box
        lang={tag}
        dir={direction}
        tabIndex={0}
        role="region"
        aria-label={t('ui.phone')}
        data-theme={theme}
        sx={{
          ...{
            width: PHONE_WIDTH,
            maxWidth: '100%',
            height: 'clamp(280px, calc(100vh - 452px), 640px)',
            overflowY: 'auto',
          },
          ...{ border: `8px solid ${theme === 'light' ? '#3a4232' : '#4c5643'}`, borderRadius: '36px' },
          ...{ bgcolor: look.ground, color: look.ink, p: '20px 16px 24px', overflowWrap: 'anywhere' },
          '& h2.title': { fontSize: 20, lineHeight: '28px', fontWeight: 600, m: '8px 0 4px' },
          '& .at': { fontSize: 12, lineHeight: '16px', color: look.second, m: '0 0 16px' },
          '& .words': { fontSize: 16, lineHeight: '24px' },
          '& .words h2': { fontSize: 18, lineHeight: '26px', fontWeight: 650 },
          '& .words h3': { fontSize: 16, lineHeight: '24px', fontWeight: 650 },
          '& .words p': { m: '0 0 12px' },
          '& .words a': { color: look.link },
          '& .words img': { maxWidth: '100%', height: 'auto', borderRadius: '12px' },
          '& .words blockquote': { m: '0 0 12px', pl: 3, borderInlineStart: `3px solid ${look.line}` },
        }}
      >
        {title && <h2 className="title">{title}</h2>}
        {at && <p className="at">{at}</p>}
        <div className="words">
          <RichTextField
            record={{ id: lang, html }}
            source="html"
            purifyOptions={AS_READ}
            sx={{ font: 'inherit' }}
            emptyText={t('ui.nothingIsWritten')}
          />
        </div>
      </Box>
    </Box>
  );
};
