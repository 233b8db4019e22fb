import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the page that a tapped notification links to, from the app's start on. */
export function usePushedPage(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data }: MessageEvent<{ open?: unknown } | null>) => {
    if (typeof data?.open === 'string') navigate(data.open);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const heard = (event: MessageEvent) => open(event);
    serviceWorker.addEventListener('message', heard);
    return () => serviceWorker.removeEventListener('message', heard);
  }, []);
}
