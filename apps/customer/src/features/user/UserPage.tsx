import DarkMode from '@mui/icons-material/DarkModeRounded';
import Language from '@mui/icons-material/LanguageRounded';
import Logout from '@mui/icons-material/LogoutRounded';
import Mail from '@mui/icons-material/MailRounded';
import Vibration from '@mui/icons-material/VibrationRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { styled, useTheme } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MenuEntry } from '../../api/menus.js';
import { token } from '../../api/session.js';
import { CardList, SidebarLayout, Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Icon } from '../../ui/Icon.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { Unseen } from '../../ui/Unseen.js';
import { AccountBreakdown } from '../accounts/AccountBreakdown.js';
import { AssetsCard } from '../accounts/AssetsCard.js';
import { canVibrate, pickHaptics, useHaptics } from '../appearance/haptics.js';
import { pickMode } from '../appearance/mode.js';
import { currentLanguage, menuQuery, useFlag, useMenu } from '../configuration/configuration.js';
import { InstallHint, InstallRow } from '../installing/InstallHint.js';
import { useUnread } from '../messages/useMessages.js';
import { useEntries } from '../navigation/useEntries.js';
import { offeredProducts } from '../offered.js';
import { MENU_GROUPS, type MenuGroupName } from '../product.js';
import { useLogOut } from '../session/useSession.js';
import { userQuery, useUser } from '../session/useUser.js';
import { AccountHeader } from './AccountHeader.js';
import { groupOf } from './menu-groups.js';
import { ResetDemo } from './ResetDemo.js';
import { ToDemo } from './ToDemo.js';

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

/** Sections side by side where they fit. */
const Groups = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'start',
  // Sections of different heights in columns without gaps.
  '@container (min-width: 700px)': {
    display: 'block',
    columns: 2,
    columnGap: 24,
    '& > *': { display: 'inline-block', width: '100%', marginBlockEnd: 16 },
  },
});

/** A press anywhere on the row toggles its switch. */
const Toggle = styled('label')({ display: 'block', cursor: 'pointer' });

const MESSAGES = '/message';
const round = (icon: ReactNode) => <Round>{icon}</Round>;

/** Prefetches the page's first data; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  await Promise.all([client.prefetchQuery(userQuery), client.prefetchQuery(menuQuery('user_menu'))]);
};

/** Account page: customer, balance, and four menu sections. */
export function UserPage() {
  const { t } = useTranslation();
  const { entries, isShut, open } = useEntries('user_menu');
  const { isPending } = useMenu('user_menu');
  const logOut = useLogOut();
  const navigate = useNavigate();
  const messagesOn = useFlag('is_internal_message');
  const [leaving, setLeaving] = useState(false);
  const messages = entries.find(({ path }) => path === MESSAGES);
  const listed = entries.filter((entry) => entry !== messages);
  const rows = (group: MenuGroupName) =>
    listed
      .filter(({ path }) => groupOf(path, offeredProducts()) === group)
      .map((entry) => (
        <Entry key={entry.id} entry={entry} isShut={isShut(entry)} onOpen={() => open(entry)} />
      ));
  const parts: Readonly<Record<MenuGroupName, ReactNode>> = {
    money: rows('money'),
    profile: rows('profile'),
    app: <AppRows />,
    help: rows('help'),
  };
  const hasRows = (group: MenuGroupName): boolean =>
    group === 'app' || isPending || listed.some(({ path }) => groupOf(path, offeredProducts()) === group);
  return (
    <Page title={t('user.title')} wide>
      <SidebarLayout>
        <Stack>
          <AccountHeader />
          <InstallHint />
          <AssetsCard>
            <AccountBreakdown column />
          </AssetsCard>
          {(messagesOn || messages) && (
            <CardList as="div">
              <MessagesRow entry={messages} onOpen={() => (messages ? open(messages) : navigate(MESSAGES))} />
            </CardList>
          )}
        </Stack>
        <Stack>
          <Groups>
            {MENU_GROUPS.filter(hasRows).map((group) => (
              <section key={group} aria-label={t(`user.group.${group}`)}>
                <SectionTitle>{t(`user.group.${group}`)}</SectionTitle>
                {isPending && group !== 'app' ? (
                  <SkeletonList rows={6} />
                ) : (
                  <CardList as="div">{parts[group]}</CardList>
                )}
              </section>
            ))}
          </Groups>
          <Button variant="text" color="inherit" startIcon={<Logout />} onClick={() => setLeaving(true)}>
            {t('session.logOut')}
          </Button>
        </Stack>
      </SidebarLayout>
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

/** Menu row; one not available to the customer's account says so before it is pressed. */
function Entry({ entry, isShut, onOpen }: { entry: MenuEntry; isShut: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <ListRow
      icon={round(<Icon name={entry.icon} />)}
      title={entry.name}
      second={isShut ? t('session.realOnly') : undefined}
      onPress={onOpen}
    />
  );
}

/** Messages with their unread count, near the top because the dot on the tab refers to it. */
function MessagesRow({ entry, onOpen }: { entry: MenuEntry | undefined; onOpen: () => void }) {
  const { t } = useTranslation();
  const unread = useUnread();
  return (
    <ListRow
      icon={round(
        <Badge color="error" variant="dot" invisible={unread === 0}>
          {entry ? <Icon name={entry.icon} /> : <Mail aria-hidden />}
        </Badge>,
      )}
      title={entry?.name ?? t('messages.title')}
      end={
        unread > 0 ? (
          <StatusBadge tone="accent">
            <span aria-hidden>{unread}</span>
            <Unseen>{t('messages.unread', { number: unread, count: unread })}</Unseen>
          </StatusBadge>
        ) : undefined
      }
      onPress={onOpen}
    />
  );
}

/** App settings, demo reset, and the switch to the demo. */
function AppRows() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { palette } = useTheme();
  const user = useUser();
  const dark = palette.mode === 'dark';
  const haptics = useHaptics();
  const hasDemo = useFlag('is_demo_login');
  return (
    <>
      <ListRow
        icon={round(<Language aria-hidden />)}
        title={t('language.title')}
        end={currentLanguage().name}
        onPress={() => navigate('/language')}
      />
      <Toggle>
        <ListRow
          icon={round(<DarkMode aria-hidden />)}
          title={t('user.dark')}
          end={
            <Switch
              checked={dark}
              onChange={() => pickMode(dark ? 'light' : 'dark')}
              slotProps={{ input: { 'aria-label': t('user.dark'), role: 'switch' } }}
            />
          }
        />
      </Toggle>
      {canVibrate() && (
        <Toggle>
          <ListRow
            icon={round(<Vibration aria-hidden />)}
            title={t('user.haptics')}
            end={
              <Switch
                checked={haptics}
                onChange={() => pickHaptics(!haptics)}
                slotProps={{ input: { 'aria-label': t('user.haptics'), role: 'switch' } }}
              />
            }
          />
        </Toggle>
      )}
      <InstallRow round={round} />
      {user?.isDemo && <ResetDemo round={round} />}
      {user && !user.isDemo && hasDemo && <ToDemo round={round} />}
    </>
  );
}
