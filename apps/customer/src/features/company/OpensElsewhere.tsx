import MailOutline from '@mui/icons-material/MailOutlineRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/CopyField.js';
import { ContactCard } from './ContactCard.js';
import { mailboxOf, type Service } from './service.js';

/** Opens an external target at once, and shows the address for devices that open nothing by themselves. */
export function OpensElsewhere({ by, address }: { by: Exclude<Service['by'], 'frame'>; address: string }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (by === 'page') location.replace(address);
    else location.assign(address);
  }, [by, address]);
  return by === 'mail' ? (
    <ContactCard>
      <MailOutline aria-hidden />
      <p>{t('service.mailText')}</p>
      <CopyField text={mailboxOf(address)} label={t('about.email')} />
      <Button variant="contained" href={address}>
        {t('email.write')}
      </Button>
    </ContactCard>
  ) : (
    <ContactCard>
      <OpenInNew aria-hidden />
      <p>{t('service.pageText', { host: new URL(address).host })}</p>
      <Button variant="contained" href={address}>
        {t('service.goOn')}
      </Button>
    </ContactCard>
  );
}
