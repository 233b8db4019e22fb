import { MethodsPage } from './MethodsPage.js';

/** The customer's coin addresses. */
export const CoinAddressesPage = () => <MethodsPage way="coin" />;
