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
  /** Those of the bar, from its start. */
  readonly inBar: readonly NamedTab[];
  /** Those that stand in the menu at its end. */
  readonly aside: readonly NamedTab[];
  /** The way through all of them. */
  readonly walk: readonly NamedTab[];
  /** The path of the one that is open. */
  readonly open: string;
}

/** Tabs in sight, each by its digit, the others in a menu behind them by 0; `[` and `]` lead through all of them. */
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
