import { defineProduct } from '../product.js';
import { worded } from '../worded.js';
import { companyKeys } from './keys.js';

const companyPage = worded('company');

/** The company and its contact pages. */
export const product = defineProduct({
  name: 'company',
  routes: [
    {
      path: '/feedback',
      title: 'feedback.title',
      page: companyPage(async () => (await import('./FeedbackPage.js')).FeedbackPage),
    },
    { path: '/help', wide: true, page: companyPage(async () => (await import('./HelpPage.js')).HelpPage) },
    {
      path: '/mine/announcement',
      page: async () => (await import('./AnnouncementPage.js')).AnnouncementPage,
    },
    {
      path: '/mine/email',
      title: 'email.title',
      page: async () => (await import('./EmailPage.js')).EmailPage,
    },
    {
      path: '/mine/about',
      title: 'about.title',
      page: async () => (await import('./AboutPage.js')).AboutPage,
    },
    {
      path: '/descript/detail',
      page: async () => (await import('./DescriptionPage.js')).DescriptionPage,
    },
    {
      path: '/mine/chat',
      title: 'company.service',
      page: companyPage(async () => (await import('./ChatPage.js')).ChatPage),
    },
  ],
  stale: { configuration: [companyKeys.company, companyKeys.descriptionsAll] },
});
