import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { OpensElsewhere } from './OpensElsewhere.js';
import { serviceOf } from './service.js';

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: '75dvh',
  border: 0,
  borderRadius: 16,
});

const Foot = styled('div')({ paddingBlockStart: 12 });

/** Customer service: embedded in the app, by e-mail, or on its own page. */
export function ChatPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { service_link: link, service_link_type: type } = useConfig();
  const service = serviceOf(link, type);
  if (service === null) return <Redirect to="/mine/email" />;
  const { by, address } = service;
  return (
    <Page title={t('company.service')} onBack={back}>
      {by === 'frame' ? <ServiceFrame address={address} /> : <OpensElsewhere by={by} address={address} />}
      <Foot>
        <Button fullWidth component={Link} to="/help">
          {t('help.first')}
        </Button>
      </Foot>
    </Page>
  );
}

/** Address for which this tab was last loaded anew. */
const LOADED_FOR = 'service-frame';

/**
 * The embedded address. The browser allows the one that was set when the app was loaded, so a newer one needs the whole
 * page once more.
 */
function ServiceFrame({ address }: { address: string }) {
  const { t } = useTranslation();
  // Before the frame is painted: its load is refused at once.
  useLayoutEffect(() => {
    const loadAnew = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || recallForTab(LOADED_FOR) === address) return;
      rememberForTab(LOADED_FOR, address);
      if (recallForTab(LOADED_FOR) === address) location.reload();
    };
    document.addEventListener('securitypolicyviolation', loadAnew);
    return () => document.removeEventListener('securitypolicyviolation', loadAnew);
  }, [address]);
  return <Frame src={address} title={t('company.service')} />;
}
