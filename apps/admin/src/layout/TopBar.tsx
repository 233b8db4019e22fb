import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Box, Chip, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import {
  AppBar,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  usePermissions,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { SearchButton } from '../search/SearchButton.js';
import { t } from '../texts/texts.js';
import { PHONE } from '../theme/fields.js';
import { roleNameOf } from '../ui/role-name.js';
import { AlertItems } from './AlertItems.js';
import { LanguageItems } from './LanguageItems.js';
import { ZoneChip, ZoneItem } from './ZoneChip.js';
import { ZoneDialog } from './ZoneDialog.js';

const OwnAccountItem = () => {
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem component={Link} to="/account" onClick={onClose}>
      <ListItemIcon>
        <KeyOutlined fontSize="small" />
      </ListItemIcon>
      {t('layout.mySignIn')}
    </MenuItem>
  );
};

const Menu = ({ onZone }: { onZone: () => void }) => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <UserMenu>
      {me && (
        <Box sx={{ px: 4, py: 2, minWidth: 200 }}>
          <Typography variant="subtitle2">{me.name}</Typography>
          <Typography variant="caption" color="textSecondary">
            {me.email}
          </Typography>
        </Box>
      )}
      <OwnAccountItem />
      <AlertItems />
      <ZoneItem onPick={onZone} />
      <LanguageItems />
      <Logout />
    </UserMenu>
  );
};

/** On a phone a record's title wraps to as many lines as the bar has room for: it ends with the customer's UID. */
const ON_PHONE = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3' },
  ...{ whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: 12, lineHeight: '15px', pr: 2 },
};

/** Page title, time zone, role, light or dark mode, and the signed-in operator. */
export const TopBar = () => {
  const { permissions: me } = usePermissions<Me>();
  const [isPicking, setPicking] = useState(false);
  const pick = (): void => setPicking(true);
  return (
    <AppBar
      alwaysOn
      userMenu={<Menu onZone={pick} />}
      toolbar={
        <>
          {isPicking && <ZoneDialog onClose={() => setPicking(false)} />}
          <SearchButton />
          {me && <ZoneChip onPick={pick} />}
          {me && (
            <Chip
              size="small"
              variant="outlined"
              label={roleNameOf(me)}
              sx={{
                ...{ mr: 2, display: { xs: 'none', sm: 'inline-flex' } },
                '& .MuiChip-label::first-letter': { textTransform: 'uppercase' },
              }}
            />
          )}
          <ToggleThemeButton />
        </>
      }
    >
      {/* Inline with the line, so that overflow ends in an ellipsis and not within a letter. */}
      <TitlePortal
        variant="h6"
        component="h1"
        sx={{ '& > .RaConfigurable-root': { display: 'inline' }, [PHONE]: ON_PHONE }}
      />
    </AppBar>
  );
};
