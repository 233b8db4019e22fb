import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Notification, useNotificationContext, useSidebarState } from 'react-admin';
import { RAIL } from '../theme/windows.js';

/** What keeps to the lower edge of the window: a review's or a form's buttons. */
const BARS = '[data-bottom-bar], .RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar';

/** How much of the window's lower edge has buttons, pixels. */
function barHeight(): number {
  const shown = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return Math.max(0, ...shown.map(({ top }) => window.innerHeight - top));
}

/** How often it is looked whether the page has got other buttons, ms. */
const LOOKS = 250;

/** Notices at the start of the page's lower edge: over no field above, and no button below. */
export const DeskNotification = () => {
  const { notifications } = useNotificationContext();
  const [isOpen] = useSidebarState();
  const hasRail = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const [bar, setBar] = useState(0);
  const isSaid = notifications.length > 0;
  useEffect(() => {
    if (!isSaid) return;
    const measure = (): void => setBar(barHeight());
    measure();
    const watch = setInterval(measure, LOOKS);
    return () => clearInterval(watch);
  }, [isSaid]);
  const rail = hasRail ? RAIL[isOpen ? 'open' : 'folded'] : 0;
  return (
    <Notification
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
