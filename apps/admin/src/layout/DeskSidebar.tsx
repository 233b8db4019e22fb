import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * Drawer of the rail. On a phone it overlays the page and starts closed, however it was left: the page is what was
 * asked for, and a drawer that closes while mounting would leave the page hidden from screen readers. Widening the
 * window restores its former state.
 */
export const DeskSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  const [isLaid, setLaid] = useState(false);
  const wasOpen = useRef<boolean | null>(null);
  const lay = useEffectEvent(() => {
    if (isPhone) {
      wasOpen.current ??= isOpen;
      setOpen(false);
    } else if (wasOpen.current !== null) {
      setOpen(wasOpen.current);
      wasOpen.current = null;
    }
    setLaid(isPhone);
  });
  useEffect(() => lay(), [isPhone]);
  return <Sidebar {...props} {...(isPhone && { open: isOpen && isLaid })} />;
};
