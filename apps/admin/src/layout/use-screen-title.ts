import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Title of the current screen as shown in the bar above it, updated when it changes. */
export function useScreenTitle(): string {
  const [title, setTitle] = useState('');
  // Another page may have another bar, so the element is queried again.
  useLocation();
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return;
    const look = (): void => setTitle(bar.textContent ?? '');
    look();
    const watch = new MutationObserver(look);
    watch.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  });
  return title;
}
