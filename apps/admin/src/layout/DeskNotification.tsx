import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Notification, useNotificationContext, useSidebarState } from 'react-admin';
import { RAIL } from '../theme/windows.js';
import { barHeight } from '../ui/bottom-bars.js';

/** How often it is looked whether the page has got other buttons, ms. */
const LOOKS = 250;
/** A notice that is on screen. */
const SHOWN = '.MuiSnackbar-root';

/** Notices at the start of the page's lower edge: over no field above, and no button below. */
export const DeskNotification = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const [isOpen] = useSidebarState();
  const hasRail = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const [bar, setBar] = useState(0);
  const isSaid = notifications.length > 0;
  const [isWatched, setIsWatched] = useState(false);
  useEffect(() => {
    if (isSaid) setIsWatched(true);
  }, [isSaid]);
  // What is shown is no longer waiting to be said: the bar of the next page comes while it is on screen.
  useEffect(() => {
    if (!isWatched) return;
    const measure = (): void => setBar(barHeight());
    measure();
    const watch = setInterval(() => {
      measure();
      if (!isSaid && document.querySelector(SHOWN) === null) setIsWatched(false);
    }, LOOKS);
    return () => clearInterval(watch);
  }, [isWatched, isSaid]);
  // The newest takes the place of the one that is shown, and of those between.
  useEffect(() => {
    if (notifications.length > 1) setNotifications((all) => all.slice(-1));
  }, [notifications, setNotifications]);
  const rail = hasRail ? RAIL[isOpen ? 'open' : 'folded'] : 0;
  return (
    <Notification
      {...(isSaid && { open: false })}
      transitionDuration={{ enter: 150, exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{
        '&.MuiSnackbar-anchorOriginBottomLeft': {
          insetInlineStart: rail + 16,
          insetInlineEnd: 'auto',
          bottom: bar + 12,
          maxWidth: `calc(100vw - ${rail + 32}px)`,
        },
      }}
    />
  );
};
