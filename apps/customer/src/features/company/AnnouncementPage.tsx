import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card, Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { OwnWords } from './OwnWords.js';

const Part = styled(Card)(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const PARTS = [
  ['announcement.where', 'announcement.whereText'],
  ['announcement.risk', 'announcement.riskText'],
  ['announcement.demo', 'announcement.demoText'],
] as const;

/** Where the services are not offered, and the general risk warning. */
export function AnnouncementPage() {
  const { t } = useTranslation();
  const back = useBack();
  const { site_name } = useConfig();
  return (
    <Page title={t('announcement.title')} onBack={back}>
      <OwnWords group="announcement">
        <Stack>
          {PARTS.map(([title, text]) => (
            <Part key={title}>
              <h2>{t(title)}</h2>
              <p>{t(text, { site: site_name })}</p>
            </Part>
          ))}
        </Stack>
      </OwnWords>
    </Page>
  );
}
