import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasSessionEnded } from '../providers/session.js';
import { PHONE } from '../theme/fields.js';
import { WIDE_BAR } from '../theme/windows.js';
import { barHeight } from '../ui/bottom-bars.js';

/** Where the page's title begins, pixels: the button for the menu stays free. */
const TITLE = 52;
/** How much is left free of the bar around a notice, pixels. */
const ROOM = 4;

/** How much of the window's lower edge has buttons, pixels: as a notice comes, and on the page that it is followed by. */
function useBarHeight(): number {
  const [height, setHeight] = useState(0);
  useLocation();
  useEffect(() => setHeight(barHeight()));
  return height;
}

/**
 * Notices in the bar above the page, over its title: they cover no field, and no button of what one works on. On a phone, where
 * that bar is full of buttons, they stand above those at the lower edge, and a press on their words is for what lies below.
 */
export const DeskNotification = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const bars = useBarHeight();
  // The newest takes the place of the one that is shown, and of those between.
  useEffect(() => {
    if (notifications.length > 1) setNotifications((all) => all.slice(-1));
  }, [notifications, setNotifications]);
  // The sign-in says it.
  if (hasSessionEnded()) return null;
  return (
    <Notification
      {...(notifications.length > 0 && { open: false })}
      transitionDuration={{ enter: 150, exit: 0 }}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      sx={{
        '&.MuiSnackbar-anchorOriginTopLeft': {
          insetInlineStart: TITLE,
          insetInlineEnd: 'auto',
          top: ROOM,
          maxWidth: `calc(100vw - ${TITLE + ROOM}px)`,
          // Between the title and the buttons, where there is room for it.
          [PHONE]: {
            ...{ top: 'auto', insetInline: 8, bottom: bars + 2 * ROOM, maxWidth: 'none' },
            '&, & *': { pointerEvents: 'none' },
            '& a, & button': { pointerEvents: 'auto' },
          },
          [`@media ${WIDE_BAR}`]: { insetInlineStart: '50%', transform: 'translateX(-50%)', maxWidth: 560 },
        },
        '& .MuiSnackbarContent-root': { minHeight: 40, paddingBlock: 0, flexWrap: 'nowrap' },
      }}
    />
  );
};
