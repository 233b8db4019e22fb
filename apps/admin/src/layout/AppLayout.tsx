import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { KeysHelp } from './KeysHelp.js';
import { Rail } from './Rail.js';
import { TopBar } from './TopBar.js';

export const AppLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={TopBar} menu={Rail} appBarAlwaysOn>
    {children}
    <KeysHelp />
  </Layout>
);
