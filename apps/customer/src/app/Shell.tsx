import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenSessionEnds } from '../api/http.js';
import { isLanguageOutdated } from '../api/language.js';
import { live, onResync } from '../api/live/live.js';
import { sayUnreachable } from '../api/query-client.js';
import { PRIVATE } from '../api/query-keys.js';
import { ended, token, useSignedIn } from '../api/session.js';
import { feelReceipts } from '../features/appearance/haptics.js';
import { ClosingNotice } from '../features/configuration/ClosingNotice.js';
import { CompanyGate } from '../features/configuration/CompanyGate.js';
import { marketKeys } from '../features/market/keys.js';
import { useOpenings } from '../features/market/useOpenings.js';
import { leaveAt } from '../features/navigation/kept.js';
import { loginPath, ruleOf } from '../features/navigation/paths.js';
import { useBack } from '../features/navigation/useBack.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { ErrorState } from '../ui/ErrorState.js';
import { Page } from '../ui/Page.js';
import { Receipts } from '../ui/Receipts.js';
import { Titles } from '../ui/shown.js';
import { useFirstError } from '../ui/useFirstError.js';
import { firstPictureIsDrawn } from './early-styles.js';
import { LateParts } from './LateParts.js';
import { OfflineBar } from './OfflineBar.js';
import { Pages } from './Pages.js';
import { products } from './products.js';
import { TabBar } from './TabBar.js';
import { useAway } from './useAway.js';
import { useEndedSession } from './useEndedSession.js';
import { usePushedPage } from './usePushedPage.js';
import { useStaleness } from './useStaleness.js';

const Column = styled('div')({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  '@container (min-width: 900px)': { flexDirection: 'row-reverse' },
  '@media (orientation: landscape) and (max-height: 499px)': { flexDirection: 'row-reverse' },
});
const Area = styled('div')({
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // Last known state, greyed out until fresh data arrives.
  '&[data-away="true"] main': { filter: 'grayscale(1)', opacity: 0.85 },
});

/** Opening these pages refreshes the symbol list. */
const REFRESHES_SYMBOLS = ['/', '/trade', '/order'];

/** Layout around the pages. */
export function Shell() {
  useStaleness();
  useOpenings();
  useFirstError();
  useSessionManners();
  useEndedSession();
  useNavigationManners();
  useEffect(feelReceipts, []);
  useEffect(firstPictureIsDrawn, []);
  usePushedPage();
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const isMain = ruleOf(pathname)?.kept === true;
  return (
    <Column>
      <Known>
        <OfflineBar />
        <LateParts />
        <ClosingNotice />
        {isMain && signedIn && products.map(({ name, banner: Banner }) => Banner && <Banner key={name} />)}
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <Stumbled onRetry={retry} />}>
          <Pages />
        </ErrorBoundary>
      </Known>
      <TabBar />
      <Receipts />
      <CompanyGate />
    </Column>
  );
}

/** Greys out the page while the server is unreachable. Pages are not re-rendered by that. */
function Known({ children }: { children: ReactNode }) {
  return <Area data-away={useAway()}>{children}</Area>;
}

/** Error view of a page. It keeps the page's header and retries when the connection is back. */
function Stumbled({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onResync(() => retry()), []);
  const { pathname } = useLocation();
  const back = useBack();
  const last = use(Titles).last(pathname);
  const said = <ErrorState onRetry={onRetry} />;
  if (!last) return said;
  return (
    <Page title={last.title} wide={last.wide} onBack={last.back ? back : undefined}>
      {said}
    </Page>
  );
}

function useSessionManners(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useEffect(() => sayUnreachable(({ money }) => t(`ui.error.${money ?? 'network'}`)), [t]);
  useEffect(
    () =>
      whenSessionEnds(() => {
        if (pathname !== '/login') navigate(loginPath(pathname + search));
      }),
    [navigate, pathname, search],
  );
  useEffect(() => {
    const forget = () => {
      if (token.get() === null) client.removeQueries({ queryKey: PRIVATE });
      else client.invalidateQueries({ queryKey: PRIVATE });
    };
    const stop = token.subscribe(forget);
    return () => void stop();
  }, [client]);
}

function useNavigationManners(): void {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    live.start();
    // The app's first page has just fetched.
    const isOther = before.current !== pathname;
    if (isOther && (before.current === '/language' || isLanguageOutdated())) location.reload();
    before.current = pathname;
    ended.set('not');
    if (isOther && REFRESHES_SYMBOLS.includes(pathname))
      client.invalidateQueries({ queryKey: marketKeys.symbols });
  }, [client, pathname]);
  useEffect(() => {
    if (ruleOf(pathname)?.kept) leaveAt(pathname, pathname + search);
  }, [pathname, search]);
}
