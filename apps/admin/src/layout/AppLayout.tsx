import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Layout, usePermissions } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { EnrolmentPage } from './EnrolmentPage.js';
import { KeysHelp } from './KeysHelp.js';
import { Rail } from './Rail.js';
import { TopBar } from './TopBar.js';

export const AppLayout = ({ children }: { children?: ReactNode }) => {
  const { permissions: me, isPending } = usePermissions<Me>();
  const client = useQueryClient();
  if (isPending) return null;
  if (me?.must_enrol) return <EnrolmentPage onDone={() => void client.resetQueries()} />;
  return (
    <Layout appBar={TopBar} menu={Rail} appBarAlwaysOn>
      {children}
      <KeysHelp />
    </Layout>
  );
};
