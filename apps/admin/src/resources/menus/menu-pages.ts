import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';

type Names = Readonly<Record<string, string>>;

/** Pages of the customer app that belong to no product. */
const COMMON: Names = {
  '/': t('menus.pageHome'),
  '/descript/detail': t('menus.pageOneText'),
  '/feedback': t('menus.pageFeedback'),
  '/forgot': t('menus.pageForgot'),
  '/help': t('menus.pageHelp'),
  '/language': t('menus.pageLanguage'),
  '/login': t('menus.pageSignIn'),
  '/message': t('menus.pageMessages'),
  '/message/detail': t('menus.pageOneMessage'),
  '/mine/about': t('menus.pageAbout'),
  '/mine/accounts': t('menus.pageAccounts'),
  '/mine/alerts': t('menus.pageAlerts'),
  '/mine/announcement': t('menus.pageAnnouncement'),
  '/mine/auth': t('menus.pageVerification'),
  '/mine/auth-double': t('menus.pageVerificationSenior'),
  '/mine/auth-double-submit': t('menus.pageVerificationSeniorForm'),
  '/mine/bank-card-list': t('menus.pageBankAccounts'),
  '/mine/chat': t('menus.pageChat'),
  '/mine/coin-address-list': t('menus.pageCoinAddresses'),
  '/mine/email': t('menus.pageEmail'),
  '/mine/history': t('menus.pageHistory'),
  '/mine/invite': t('menus.pageInvite'),
  '/mine/limits': t('menus.pageLimits'),
  '/mine/notifications': t('menus.pageNotifications'),
  '/mine/passkeys': t('menus.pagePasskeys'),
  '/mine/password': t('menus.pagePassword'),
  '/mine/pay-password': t('menus.pagePayPassword'),
  '/mine/second-factor': t('menus.pageSecondFactor'),
  '/mine/system': t('menus.pageSecurity'),
  '/mine/transfer': t('menus.pageTransfer'),
  '/mine/wallet': t('menus.pageWallet'),
  '/news': t('menus.pageNews'),
  '/news/detail': t('menus.pageOneNews'),
  '/order': t('menus.pageOrders'),
  '/product': t('menus.pageMarkets'),
  '/proof': t('menus.pageProof'),
  '/rank': t('menus.pageRanking'),
  '/register': t('menus.pageRegister'),
  '/trade': t('menus.pageTrade'),
  '/user': t('menus.pageUser'),
  '/welcome': t('menus.pageWelcome'),
};

/** Names of the customer app's pages, by path. */
export const pagesOf = (products: readonly Product[]): Names =>
  Object.assign({}, COMMON, ...products.map(({ appPages }) => appPages));

/** Page name by path, ignoring the query; undefined: no page of the app. */
export const pageName = (pages: Names, path: string): string | undefined =>
  pages[path.split(/[?#]/)[0] ?? ''];

/** Hook that names a path, using the registered products. */
export function usePageName(): (path: string) => string | undefined {
  const pages = pagesOf(useProducts());
  return (path) => pageName(pages, path);
}
