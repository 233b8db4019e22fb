import DarkMode from '@mui/icons-material/DarkModeRounded';
import Language from '@mui/icons-material/LanguageRounded';
import Logout from '@mui/icons-material/LogoutRounded';
import Mail from '@mui/icons-material/MailRounded';
import Badge from '@mui/material/Badge';
import Switch from '@mui/material/Switch';
import { styled, useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardList, Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Icon } from '../../ui/Icon.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { AssetsCard } from '../accounts/AssetsCard.js';
import { pickMode } from '../appearance/mode.js';
import { currentLanguage, useFlag } from '../configuration/configuration.js';
import { useUnread } from '../messages/useMessages.js';
import { useEntries } from '../navigation/useEntries.js';
import { useLogOut } from '../session/useSession.js';
import { useUser } from '../session/useUser.js';
import { AccountHeader } from './AccountHeader.js';
import { ResetDemo } from './ResetDemo.js';

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 999,
  color: theme.palette.accent.text,
  background: theme.palette.accent.tint,
  '& svg': { fontSize: 20 },
}));

const MESSAGES = '/message';

/** The customer's own page: who, how much, and everything else. */
export function UserPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { palette } = useTheme();
  const { entries, open } = useEntries('user_menu');
  const user = useUser();
  const logOut = useLogOut();
  const messagesOn = useFlag('is_internal_message');
  const unread = useUnread();
  const [leaving, setLeaving] = useState(false);
  const dark = palette.mode === 'dark';
  const listsMessages = entries.some((entry) => entry.path === MESSAGES);
  const bell = (icon: React.ReactNode) => (
    <Round>
      <Badge color="error" variant="dot" invisible={unread === 0}>
        {icon}
      </Badge>
    </Round>
  );
  return (
    <Page title={t('user.title')}>
      <Stack>
        <AccountHeader />
        <AssetsCard />
        <CardList aria-label={t('user.menu')}>
          {messagesOn && !listsMessages && (
            <ListRow
              icon={bell(<Mail aria-hidden />)}
              title={t('messages.title')}
              end={unread > 0 ? t('messages.unread', { number: unread }) : undefined}
              onPress={() => navigate(MESSAGES)}
            />
          )}
          {entries.map((entry) => (
            <ListRow
              key={entry.id}
              icon={
                entry.path === MESSAGES ? (
                  bell(<Icon name={entry.icon} />)
                ) : (
                  <Round>
                    <Icon name={entry.icon} />
                  </Round>
                )
              }
              title={entry.name}
              onPress={() => open(entry)}
            />
          ))}
        </CardList>
        <CardList aria-label={t('user.settings')}>
          <ListRow
            icon={
              <Round>
                <Language aria-hidden />
              </Round>
            }
            title={t('language.title')}
            end={currentLanguage().name}
            onPress={() => navigate('/language')}
          />
          <ListRow
            icon={
              <Round>
                <DarkMode aria-hidden />
              </Round>
            }
            title={t('user.dark')}
            end={
              <Switch
                checked={dark}
                onChange={() => pickMode(dark ? 'light' : 'dark')}
                slotProps={{ input: { 'aria-label': t('user.dark'), role: 'switch' } }}
              />
            }
          />
          {user?.isDemo && <ResetDemo round={(icon) => <Round>{icon}</Round>} />}
          <ListRow
            icon={
              <Round>
                <Logout aria-hidden />
              </Round>
            }
            title={t('session.logOut')}
            arrow={false}
            onPress={() => setLeaving(true)}
          />
        </CardList>
      </Stack>
      <ConfirmSheet
        open={leaving}
        title={t('session.logOutAsk')}
        confirm={t('session.logOut')}
        onConfirm={logOut}
        onClose={() => setLeaving(false)}
      >
        {t('session.logOutText')}
      </ConfirmSheet>
    </Page>
  );
}
