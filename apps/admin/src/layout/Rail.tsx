import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Menu, usePermissions, useSidebarState, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RAIL_GROUPS, type RailEntry } from '../product.js';
import { products } from '../products.js';
import type { Me } from '../providers/auth-provider.js';
import { t } from '../texts/texts.js';
import { useFoldedGroups } from './use-folded-groups.js';
import { useFoldedRail } from './use-folded-rail.js';
import { WaitingCount } from './WaitingCount.js';

const GROUP_NAMES: Readonly<Record<RailEntry['group'], string>> = {
  Customers: t('rail.customers'),
  Reviews: t('rail.reviews'),
  Trading: t('rail.trading'),
  Money: t('rail.money'),
  Products: t('rail.products'),
  Content: t('rail.content'),
  Configuration: t('rail.configuration'),
  System: t('rail.system'),
};

/** Header of a group: a click collapses it, but the entry of the open page stays visible. */
const GroupHead = ({ name, isOpen, onPress }: { name: string; isOpen: boolean; onPress: () => void }) => {
  const [open] = useSidebarState();
  if (!open) return <Box sx={{ height: 12 }} />;
  const Arrow = isOpen ? ExpandMore : ChevronRight;
  return (
    <ButtonBase
      component="div"
      role="button"
      aria-expanded={isOpen}
      onClick={onPress}
      sx={{ display: 'flex', width: '100%', px: 4, pt: 2, pb: 1, color: 'text.secondary' }}
    >
      <Typography variant="caption" sx={{ flex: 1, textAlign: 'start' }}>
        {name}
      </Typography>
      <Arrow sx={{ fontSize: 16 }} />
    </ButtonBase>
  );
};

const GroupName = ({ name }: { name: string }) => {
  const [open] = useSidebarState();
  if (!open) return <Box sx={{ height: 12 }} />;
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ px: 4, pt: 4, pb: 1 }}>
      {name}
    </Typography>
  );
};

/** List state that is kept between visits. */
interface Kept {
  readonly filter?: Readonly<Record<string, unknown>>;
}

/**
 * Opening a list from here shows everything that waits now: earlier filters are dropped and its rows are read again,
 * also if the list is already open.
 */
function useOpening(): (resource: string) => void {
  const store = useStoreContext();
  const client = useQueryClient();
  return (resource) => {
    void client.invalidateQueries({ queryKey: [resource, 'getList'] });
    const kept = store.getItem<Kept>(`${resource}.listParams`);
    if (kept?.filter?.q === undefined) return;
    const { q: _, ...filter } = kept.filter;
    store.setItem(`${resource}.listParams`, { ...kept, filter });
  };
}

/** Scrolls the entry of the open page into view, however far down it is. */
function useActiveInSight(isThere: boolean) {
  const rail = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    // Once per page: later scrolling of the rail is left alone.
    if (!isThere || shown.current === pathname) return;
    shown.current = pathname;
    rail.current?.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' });
  }, [isThere, pathname]);
  return rail;
}

/** Left navigation, limited to what the role may read. */
export const Rail = () => {
  const open = useOpening();
  const { permissions: me } = usePermissions<Me>();
  const rail = useActiveInSight(me !== undefined);
  useFoldedRail();
  const { isOpen, turn } = useFoldedGroups();
  if (!me) return null;
  const offered = products.filter(({ name }) => name in me.permissions);
  const groups = RAIL_GROUPS.map((name) => ({
    name,
    entries: offered.flatMap(({ name: resource, rail }) =>
      rail?.group === name ? [{ resource, ...rail }] : [],
    ),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <Menu dense component="nav" role="navigation" ref={rail} aria-label={t('layout.backOffice')}>
      <GroupName name={t('common.overview')} />
      <Box role="menu">
        <Menu.Item to="/" primaryText={t('layout.dashboard')} leftIcon={<SpaceDashboardOutlined />} />
      </Box>
      {groups.map(({ name, entries }) => (
        <Box key={name}>
          <GroupHead name={GROUP_NAMES[name]} isOpen={isOpen(name, entries)} onPress={() => turn(name)} />
          {isOpen(name, entries) && (
            <Box role="menu">
              {entries.map(({ resource, label, icon: Icon, queue }) => (
                <Menu.Item
                  key={resource}
                  to={`/${resource}`}
                  primaryText={label}
                  leftIcon={<Icon />}
                  onClick={() => open(resource)}
                >
                  {queue && (
                    <Box component="span" sx={{ display: 'flex', flex: 1, alignItems: 'center', gap: 2 }}>
                      <Box component="span" sx={{ flex: 1 }}>
                        {label}
                      </Box>
                      <WaitingCount resource={resource} queue={queue} />
                    </Box>
                  )}
                </Menu.Item>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Menu>
  );
};
