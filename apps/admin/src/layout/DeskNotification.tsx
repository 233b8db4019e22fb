import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { hasSessionEnded } from '../providers/session.js';
import { PHONE } from '../theme/fields.js';
import { WIDE_BAR } from '../theme/windows.js';
import { barHeight, onBarsChange } from '../ui/bottom-bars.js';
import { CloseNotice } from '../ui/CloseNotice.js';

/** Start of the page title, pixels: the menu button stays free. */
const TITLE = 52;
/** Margin between a toast and the bar, pixels. */
const ROOM = 4;

/** Height of the button bar at the window's lower edge, pixels; measured on phones only, where toasts are above it. */
function useBarHeight(): number {
  const [height, setHeight] = useState(0);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  useEffect(() => (isPhone ? onBarsChange(() => setHeight(barHeight())) : undefined), [isPhone]);
  return height;
}

/**
 * Toasts are shown in the bar above the page, over its title, where they cover no field or button. On a phone that bar
 * is full of buttons: toasts are above those at the lower edge, clicks on the text go to what is below, and a button
 * closes them.
 */
export const DeskNotification = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const bars = useBarHeight();
  // The newest toast replaces the visible one and any queued in between.
  useEffect(() => {
    if (notifications.length > 1) setNotifications((all) => all.slice(-1));
  }, [notifications, setNotifications]);
  // The sign-in page says it.
  if (hasSessionEnded()) return null;
  return (
    <Notification
      {...(notifications.length > 0 && { open: false })}
      action={<CloseNotice />}
      transitionDuration={{ enter: 150, exit: 0 }}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      sx={{
        '&.MuiSnackbar-anchorOriginTopLeft': {
          insetInlineStart: TITLE,
          insetInlineEnd: 'auto',
          top: ROOM,
          maxWidth: `calc(100vw - ${TITLE + ROOM}px)`,
          // Between the title and the buttons, if there is room.
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
