import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { TabbedShowLayoutTabs, type TabbedShowLayoutTabsProps } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import type { NamedTab } from './tab-order.js';

interface Props extends TabbedShowLayoutTabsProps {
  readonly customerId: number;
  /** Tabs of the bar, in order. */
  readonly inBar: readonly NamedTab[];
  /** Tabs in the overflow menu at its end. */
  readonly aside: readonly NamedTab[];
  /** Keyboard order of all tabs. */
  readonly walk: readonly NamedTab[];
  /** Path of the open tab. */
  readonly open: string;
}

/**
 * Tabs of the bar, each with its digit, the others in an overflow menu opened by 0; `[` and `]` step through all of
 * them.
 */
export const CustomerTabBar = ({ customerId, inBar, aside, walk, open, ...tabs }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const close = (): void => setAnchor(null);
  const go = (tab: NamedTab | undefined): void => {
    close();
    if (tab && tab.path !== open) navigate(`/customers/${customerId}/show/${tab.path}`);
  };
  const step = (by: 1 | -1): void => go(walk[walk.findIndex(({ path }) => path === open) + by]);
  useReviewKeys({
    ...Object.fromEntries(inBar.slice(0, 9).map((tab, at) => [String(at + 1), () => go(tab)])),
    '0': () => setAnchor(button),
    '[': () => step(-1),
    ']': () => step(1),
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ minWidth: 0 }}>
        <TabbedShowLayoutTabs {...tabs} />
      </Box>
      {aside.length > 0 && (
        <>
          <Button
            ref={setButton}
            color="inherit"
            endIcon={<ExpandMore />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            sx={{
              ...{ flex: 'none', color: 'text.secondary', fontSize: 'body2.fontSize' },
              '& .MuiButton-endIcon': { marginInlineStart: 1 },
            }}
            onClick={() => setAnchor(button)}
          >
            {t('customers.moreTabs')}
          </Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
            {aside.map((tab) => (
              <MenuItem key={tab.path} onClick={() => go(tab)}>
                {tab.label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  );
};
