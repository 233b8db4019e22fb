import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Layout, usePermissions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { SearchDialog } from '../search/SearchDialog.js';
import { SearchContext } from '../search/search-context.js';
import { useVisits } from '../search/use-visits.js';
import { PageSkeleton } from '../ui/PageSkeleton.js';
import { DeskSidebar } from './DeskSidebar.js';
import { EnrolmentPage } from './EnrolmentPage.js';
import { KeysHelp } from './KeysHelp.js';
import { NewWork } from './NewWork.js';
import { PageBoundary } from './PageBoundary.js';
import { Rail } from './Rail.js';
import { TopBar } from './TopBar.js';
import { useSessionEnd } from './use-session-end.js';

export const AppLayout = ({ children }: { children?: ReactNode }) => {
  const { permissions: me, isPending } = usePermissions<Me>();
  const client = useQueryClient();
  const [isSearching, setSearching] = useState(false);
  const { pathname } = useLocation();
  useVisits(me);
  useSessionEnd();
  const showSearch = useCallback(() => setSearching(true), []);
  if (isPending) return null;
  if (me?.must_enrol) return <EnrolmentPage onDone={() => void client.resetQueries()} />;
  const page = (
    <SearchContext value={showSearch}>
      <Layout appBar={TopBar} menu={Rail} sidebar={DeskSidebar} appBarAlwaysOn>
        <PageBoundary at={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageBoundary>
        <KeysHelp showSearch={showSearch} />
      </Layout>
      {/* Outside the layout: while a page is loading, its siblings are suspended too. */}
      {isSearching && me && <SearchDialog me={me} onClose={() => setSearching(false)} />}
    </SearchContext>
  );
  return me ? <NewWork me={me}>{page}</NewWork> : page;
};
