import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';

const IN_A_FRAME = '1';
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: '75dvh',
  border: 0,
  borderRadius: 16,
});

/** Customer service inside the app. */
export function ChatPage() {
  const { t } = useTranslation();
  const back = useBack();
  const { service_link: link, service_link_type: type } = useConfig();
  if (!link || type !== IN_A_FRAME) return <Navigate to="/" replace />;
  return (
    <Page title={t('company.service')} onBack={back}>
      <Frame src={link} title={t('company.service')} />
    </Page>
  );
}
