import type {
  Agreement,
  Description,
  FeedbackAnswer,
  Messages,
  MessagesRead,
  Company as WireCompany,
  CompanyStatus as WireCompanyStatus,
  Message as WireMessage,
  News as WireNews,
  Page as WirePage,
} from '@truemark/contracts';
import { withNonBreakingSpace } from '@truemark/i18n';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

export type { Agreement };

/** Category listed on the news page. */
const NEWS_CATEGORY = 1;

/** A piece of news; `content` is rich text, empty in lists. */
export interface News {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly picture: string;
  readonly content: string;
  readonly createdAt: number;
}

/** Messages per page. */
const A_PAGE = 50;

/** A message to the customer; `content` is rich text, empty in lists. */
export interface Message {
  readonly id: number;
  /** Event that the message reports, such as `margin.call`. */
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly isRead: boolean;
  readonly sentAt: number;
}

export interface MessagePage extends Page<Message> {
  readonly unread: number;
}

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly url: string;
  readonly subject: string;
  readonly registeredAddress: string;
  readonly location: string;
  readonly email: string;
}

/** Whether the company serves customers. Otherwise customers are sent to `otherPlace`. */
export interface CompanyStatus {
  readonly isServing: boolean;
  readonly otherPlace: string;
  /** Announced closing time, epoch ms. */
  readonly closesAt: number | undefined;
}

const newsFrom = (wire: WireNews): News => ({
  id: wire.id,
  title: wire.title,
  summary: wire.desc,
  picture: wire.logo,
  content: wire.content,
  createdAt: wire.created_at_ms,
});

const messageFrom = (wire: WireMessage): Message => ({
  id: wire.id,
  kind: wire.kind,
  title: wire.title,
  summary: withNonBreakingSpace(wire.desc),
  content: withNonBreakingSpace(wire.content),
  isRead: wire.is_read === 1,
  sentAt: wire.send_time_ms,
});

const companyFrom = ({ registered_address, ...wire }: WireCompany): Company => ({
  ...wire,
  registeredAddress: registered_address,
});

export async function fetchHomeNews(options: CallOptions): Promise<News[]> {
  return (await get<WireNews[]>('/api/news/homeList', {}, options)).map(newsFrom);
}

export async function fetchNewsList(page: number, options: CallOptions): Promise<Page<News>> {
  return pageFrom(
    await get<WirePage<WireNews>>('/api/news/list', { category_id: NEWS_CATEGORY, page }, options),
    newsFrom,
  );
}

export async function fetchNews(id: number, options: CallOptions): Promise<News> {
  return newsFrom(await get<WireNews>('/api/news/info', { id }, options));
}

export async function fetchMessages(page: number, options: CallOptions): Promise<MessagePage> {
  const wire = await get<Messages>('/api/internalMessage/list', { limit: A_PAGE, page }, options);
  return { ...pageFrom(wire, messageFrom), unread: wire.unread };
}

/** Fetches the number of unread messages. */
export async function fetchUnread(options: CallOptions): Promise<number> {
  return (await get<Messages>('/api/internalMessage/list', { limit: 1, page: 1 }, options)).unread;
}

export async function fetchMessage(id: number, options: CallOptions): Promise<Message> {
  return messageFrom(await get<WireMessage>('/api/internalMessage/info', { id }, options));
}

/** Marks all messages as read. */
export const readAllMessages = action({
  path: '/api/internalMessage/read_all',
  write: () => ({}),
  read: ({ read }: MessagesRead) => ({ read }),
});

export async function fetchCompany(options: CallOptions): Promise<Company | null> {
  const wire = await get<WireCompany | null>('/api/company/getCompany', {}, options);
  return wire && companyFrom(wire);
}

/** Searches companies by part of their name. */
export async function searchCompanies(name: string, options: CallOptions): Promise<Company[]> {
  return (await get<WireCompany[]>('/api/company/search', { name }, options)).map(companyFrom);
}

export async function fetchCompanyEmail(options: CallOptions): Promise<{ readonly email: string }> {
  return get<{ email: string }>('/api/company/email', {}, options);
}

export async function fetchCompanyStatus(options: CallOptions): Promise<CompanyStatus> {
  const { status, loss_url, closes_at_ms } = await get<WireCompanyStatus>(
    '/api/company/getCompanyStatus',
    {},
    options,
  );
  return { isServing: status === 1, otherPlace: loss_url, closesAt: closes_at_ms };
}

/** Fetches the texts that a new customer agrees to, each with its version. */
export async function fetchAgreements(options: CallOptions): Promise<Agreement[]> {
  return get<Agreement[]>('/api/descript/agreements', {}, options);
}

/** Sends feedback to the operators. */
export const sendFeedback = action({
  path: '/api/user/feedback',
  write: (text: string) => ({ text }),
  read: ({ id }: FeedbackAnswer) => ({ id }),
});

/** Fetches the text of a page: rich text written by operators. */
export async function fetchDescription(group: string, options: CallOptions): Promise<Description> {
  return get<Description>('/api/descript/info', { group }, options);
}
