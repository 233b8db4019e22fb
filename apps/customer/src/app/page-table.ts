import { type ComponentType, lazy } from 'react';
import type { AppPath } from '../features/navigation/paths.js';

/** Where the page of every address comes from; each is loaded when it is first needed. */
const LOADERS: Record<AppPath, () => Promise<ComponentType>> = {
  '/': async () => (await import('../features/home/HomePage.js')).HomePage,
  '/trade': async () => (await import('../features/trade/TradePage.js')).TradePage,
  '/order': async () => (await import('../features/orders/OrdersPage.js')).OrdersPage,
  '/user': async () => (await import('../features/user/UserPage.js')).UserPage,
  '/login': async () => (await import('../features/session/LoginPage.js')).LoginPage,
  '/register': async () => (await import('../features/session/RegisterPage.js')).RegisterPage,
  '/forgot': async () => (await import('../features/security/ForgotPage.js')).ForgotPage,
  '/product': async () => (await import('../features/market/ProductPage.js')).ProductPage,
  '/language': async () => (await import('../features/language/LanguagePage.js')).LanguagePage,
  '/news': async () => (await import('../features/news/NewsPage.js')).NewsPage,
  '/news/detail': async () => (await import('../features/news/NewsDetailPage.js')).NewsDetailPage,
  '/message': async () => (await import('../features/messages/MessagesPage.js')).MessagesPage,
  '/message/detail': async () =>
    (await import('../features/messages/MessageDetailPage.js')).MessageDetailPage,
  '/mine/accounts': async () => (await import('../features/accounts/AccountsPage.js')).AccountsPage,
  '/mine/history': async () => (await import('../features/accounts/HistoryPage.js')).HistoryPage,
  '/mine/limits': async () => (await import('../features/limits/LimitsPage.js')).LimitsPage,
  '/mine/system': async () => (await import('../features/security/SystemPage.js')).SystemPage,
  '/mine/password': async () => (await import('../features/security/PasswordPage.js')).PasswordPage,
  '/mine/pay-password': async () => (await import('../features/security/PayPasswordPage.js')).PayPasswordPage,
  '/mine/second-factor': async () =>
    (await import('../features/security/SecondFactorPage.js')).SecondFactorPage,
  '/mine/auth': async () => (await import('../features/verification/LevelsPage.js')).LevelsPage,
  '/mine/auth-double': async () => (await import('../features/verification/LevelsPage.js')).LevelsPage,
  '/mine/auth-double-submit': async () => (await import('../features/verification/SubmitPage.js')).SubmitPage,
  '/mine/announcement': async () =>
    (await import('../features/company/AnnouncementPage.js')).AnnouncementPage,
  '/mine/invite': async () => (await import('../features/invite/InvitePage.js')).InvitePage,
  '/mine/email': async () => (await import('../features/company/EmailPage.js')).EmailPage,
  '/feedback': async () => (await import('../features/company/FeedbackPage.js')).FeedbackPage,
  '/mine/about': async () => (await import('../features/company/AboutPage.js')).AboutPage,
  '/mine/chat': async () => (await import('../features/company/ChatPage.js')).ChatPage,
};

const made = new Map<AppPath, ComponentType>();

/** The page of an address. One whose code could not be fetched is asked for anew the next time. */
export function pageAt(path: AppPath): ComponentType {
  const known = made.get(path);
  if (known) return known;
  const page = lazy(async () => {
    try {
      return { default: await LOADERS[path]() };
    } catch (fault) {
      made.delete(path);
      throw fault;
    }
  });
  made.set(path, page);
  return page;
}
