import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * The rail's place. As a window becomes a phone's, it comes to lie over the page: there it begins closed, as one that
 * closes while it is being put there would keep the page hidden from screen readers.
 */
export const DeskSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen] = useSidebarState();
  const [isLaid, setLaid] = useState(false);
  useEffect(() => setLaid(isPhone), [isPhone]);
  return <Sidebar {...props} {...(isPhone && { open: isOpen && isLaid })} />;
};
