import { useNavigate } from 'react-router-dom';
import { useConfig } from '../configuration/configuration.js';

const FRAME = '1';
const MAIL = '2';

/** Opens customer service the way the settings say; null when there is none. */
export function useService(): (() => void) | null {
  const { service_link: link, service_link_type: type } = useConfig();
  const navigate = useNavigate();
  if (!link) return null;
  if (type === FRAME) return () => navigate('/mine/chat');
  if (type === MAIL) return () => location.assign(link.startsWith('mailto:') ? link : `mailto:${link}`);
  return () => void window.open(link, '_blank', 'noopener');
}
