import { type ComponentType, lazy } from 'react';
import type { AppPath } from '../features/navigation/paths.js';

/** The page of every address, each loaded when it is first needed. */
export const PAGES: Record<AppPath, ComponentType> = {
  '/': lazy(async () => ({ default: (await import('../features/home/HomePage.js')).HomePage })),
  '/trade': lazy(async () => ({ default: (await import('../features/trade/TradePage.js')).TradePage })),
  '/order': lazy(async () => ({ default: (await import('../features/orders/OrdersPage.js')).OrdersPage })),
  '/user': lazy(async () => ({ default: (await import('../features/user/UserPage.js')).UserPage })),
  '/login': lazy(async () => ({ default: (await import('../features/session/LoginPage.js')).LoginPage })),
  '/register': lazy(async () => ({
    default: (await import('../features/session/RegisterPage.js')).RegisterPage,
  })),
  '/product': lazy(async () => ({
    default: (await import('../features/market/ProductPage.js')).ProductPage,
  })),
  '/language': lazy(async () => ({
    default: (await import('../features/language/LanguagePage.js')).LanguagePage,
  })),
  '/news': lazy(async () => ({ default: (await import('../features/news/NewsPage.js')).NewsPage })),
  '/news/detail': lazy(async () => ({
    default: (await import('../features/news/NewsDetailPage.js')).NewsDetailPage,
  })),
  '/message': lazy(async () => ({
    default: (await import('../features/messages/MessagesPage.js')).MessagesPage,
  })),
  '/message/detail': lazy(async () => ({
    default: (await import('../features/messages/MessageDetailPage.js')).MessageDetailPage,
  })),
  '/mine/accounts': lazy(async () => ({
    default: (await import('../features/accounts/AccountsPage.js')).AccountsPage,
  })),
  '/mine/history': lazy(async () => ({
    default: (await import('../features/accounts/HistoryPage.js')).HistoryPage,
  })),
  '/mine/announcement': lazy(async () => ({
    default: (await import('../features/company/AnnouncementPage.js')).AnnouncementPage,
  })),
  '/mine/about': lazy(async () => ({
    default: (await import('../features/company/AboutPage.js')).AboutPage,
  })),
  '/mine/chat': lazy(async () => ({ default: (await import('../features/company/ChatPage.js')).ChatPage })),
};
