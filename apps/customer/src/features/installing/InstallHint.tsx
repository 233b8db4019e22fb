import InstallMobile from '@mui/icons-material/InstallMobileRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { Sheet } from '../../ui/Sheet.js';
import { askToInstall, dismissHint, useHintDismissed, useInstallWay } from './offer.js';

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 12px',
  color: theme.palette.text.secondary,
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const Buttons = styled('div')({ display: 'flex', gap: 12, '& > *': { flex: 1 } });

/** Shown once on the account page: install the app on the home screen. "Not now" leaves the row of the same name. */
export function InstallHint() {
  const { t } = useTranslation();
  const way = useInstallWay();
  const isDismissed = useHintDismissed();
  if (way === null || isDismissed) return null;
  return (
    <Card>
      <Title>{t('install.title')}</Title>
      <Words>{t(way === 'ask' ? 'install.text' : 'install.byHand')}</Words>
      <Buttons>
        <Button variant="outlined" onClick={dismissHint}>
          {t('install.later')}
        </Button>
        {way === 'ask' && (
          <Button variant="contained" onClick={askToInstall}>
            {t('install.action')}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

/** Install row of the account page, shown while installing is possible. */
export function InstallRow({ round }: { round: (icon: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const way = useInstallWay();
  const [explained, setExplained] = useState(false);
  if (way === null) return null;
  return (
    <>
      <ListRow
        icon={round(<InstallMobile aria-hidden />)}
        title={t('install.title')}
        onPress={way === 'ask' ? askToInstall : () => setExplained(true)}
      />
      <Sheet open={explained} title={t('install.title')} onClose={() => setExplained(false)}>
        <Words>{t('install.byHand')}</Words>
      </Sheet>
    </>
  );
}
