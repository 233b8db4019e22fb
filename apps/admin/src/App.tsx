import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccountPage } from './account/index.js';
import { Dashboard } from './dashboard/index.js';
import { AppLayout } from './layout/AppLayout.js';
import { DeskNotification } from './layout/DeskNotification.js';
import { SetPasswordPage } from './layout/SetPasswordPage.js';
import { SignInPage } from './layout/SignInPage.js';
import { ProductsContext } from './product.js';
import { products } from './products.js';
import { authProvider } from './providers/auth-provider.js';
import { dataProvider } from './providers/data-provider.js';
import { i18nProvider } from './providers/i18n-provider.js';
import { queryClient } from './providers/query-client.js';
import { routerProvider } from './providers/router-provider.js';
import { learnFields } from './resources/audit-log/field-names.js';
import { kindsOf } from './resources/outbox/outbox-message.js';
import { darkTheme, lightTheme } from './theme/theme.js';
import { guardedCreate } from './ui/Guarded.js';
import { NotAllowedPage, NotFoundPage } from './ui/NoPage.js';

learnFields([
  ...products.flatMap(({ fields }) => fields ?? []),
  { choices: { 'outbox.kind': kindsOf(products) } },
]);

const RESOURCES = products.map(({ name, pages: { create, ...pages }, recordRepresentation }) => ({
  ...{ name, recordRepresentation, ...pages },
  create: create && guardedCreate(name, create),
}));

export const App = () => (
  <ProductsContext value={products}>
    <Admin
      title="Truemark"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={AppLayout}
      notification={DeskNotification}
      loginPage={SignInPage}
      dashboard={Dashboard}
      catchAll={NotFoundPage}
      accessDenied={NotAllowedPage}
      disableTelemetry
      requireAuth
    >
      {RESOURCES.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes noLayout>
        <Route path="/set-password" element={<SetPasswordPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
    </Admin>
  </ProductsContext>
);
