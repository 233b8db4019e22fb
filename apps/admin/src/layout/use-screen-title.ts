import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the screen is called in the bar above it, as it comes and changes. */
export function useScreenTitle(): string {
  const [title, setTitle] = useState('');
  // Another page may have another bar: it is looked for anew.
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
