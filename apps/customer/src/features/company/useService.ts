import { useNavigate } from 'react-router-dom';
import { useConfig } from '../configuration/configuration.js';
import { serviceOf } from './service.js';

/** Opens customer service according to the settings; null if there is none. */
export function useService(): (() => void) | null {
  const { service_link: link, service_link_type: type } = useConfig();
  const navigate = useNavigate();
  const service = serviceOf(link, type);
  if (service === null) return null;
  return service.by === 'page' ? () => location.assign(service.address) : () => navigate('/mine/chat');
}
