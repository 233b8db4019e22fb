import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccountPage } from './account/index.js';
import { Dashboard } from './dashboard/index.js';
import { AppLayout } from './layout/AppLayout.js';
import { SetPasswordPage } from './layout/SetPasswordPage.js';
import { SignInPage } from './layout/SignInPage.js';
import { authProvider } from './providers/auth-provider.js';
import { dataProvider } from './providers/data-provider.js';
import { queryClient } from './providers/query-client.js';
import adjustments from './resources/adjustments/index.js';
import approvals from './resources/approvals/index.js';
import auditLog from './resources/audit-log/index.js';
import bankAccounts from './resources/bank-accounts/index.js';
import bankCurrencies from './resources/bank-currencies/index.js';
import customers from './resources/customers/index.js';
import depositAddresses from './resources/deposit-addresses/index.js';
import deposits from './resources/deposits/index.js';
import descriptions from './resources/descriptions/index.js';
import durations from './resources/durations/index.js';
import exposure from './resources/exposure/index.js';
import ledgerEntries from './resources/ledger-entries/index.js';
import marginWatch from './resources/margin-watch/index.js';
import menus from './resources/menus/index.js';
import news from './resources/news/index.js';
import operators from './resources/operators/index.js';
import optionAmounts from './resources/option-amounts/index.js';
import optionExposure from './resources/option-exposure/index.js';
import optionFairness from './resources/option-fairness/index.js';
import options from './resources/options/index.js';
import orders from './resources/orders/index.js';
import outbox from './resources/outbox/index.js';
import reconciliation from './resources/reconciliation/index.js';
import settings from './resources/settings/index.js';
import symbols from './resources/symbols/index.js';
import verifications from './resources/verifications/index.js';
import withdrawalCurrencies from './resources/withdrawal-currencies/index.js';
import withdrawals from './resources/withdrawals/index.js';
import { darkTheme, lightTheme } from './theme/theme.js';

export const App = () => (
  <Admin
    title="Truemark"
    dataProvider={dataProvider}
    authProvider={authProvider}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={AppLayout}
    loginPage={SignInPage}
    dashboard={Dashboard}
    disableTelemetry
    requireAuth
  >
    <Resource name="customers" {...customers} />
    <Resource name="verifications" {...verifications} />
    <Resource name="deposits" {...deposits} />
    <Resource name="withdrawals" {...withdrawals} />
    <Resource name="approvals" {...approvals} />
    <Resource name="orders" {...orders} />
    <Resource name="options" {...options} />
    <Resource name="option-fairness" {...optionFairness} />
    <Resource name="exposure" {...exposure} />
    <Resource name="option-exposure" {...optionExposure} />
    <Resource name="margin-watch" {...marginWatch} />
    <Resource name="symbols" {...symbols} />
    <Resource name="durations" {...durations} />
    <Resource name="option-amounts" {...optionAmounts} />
    <Resource name="adjustments" {...adjustments} />
    <Resource name="reconciliation" {...reconciliation} />
    <Resource name="ledger-entries" {...ledgerEntries} />
    <Resource name="deposit-addresses" {...depositAddresses} />
    <Resource name="bank-currencies" {...bankCurrencies} />
    <Resource name="bank-accounts" {...bankAccounts} />
    <Resource name="withdrawal-currencies" {...withdrawalCurrencies} />
    <Resource name="news" {...news} />
    <Resource name="descriptions" {...descriptions} />
    <Resource name="settings" {...settings} />
    <Resource name="menus" {...menus} />
    <Resource name="outbox" {...outbox} />
    <Resource name="operators" {...operators} />
    <Resource name="audit-log" {...auditLog} />
    <CustomRoutes noLayout>
      <Route path="/set-password" element={<SetPasswordPage />} />
    </CustomRoutes>
    <CustomRoutes>
      <Route path="/account" element={<AccountPage />} />
    </CustomRoutes>
  </Admin>
);
