import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * The rail's place. On a phone it lies over the page: there it begins closed, however it was left, as the page is what
 * was asked for, and one that closes while it is being put there would keep the page hidden from screen readers. A window
 * that is made wide again has it as it was.
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
