import { MethodsPage } from './MethodsPage.js';

/** The customer's bank accounts. */
export const BankAccountsPage = () => <MethodsPage way="bank" />;
