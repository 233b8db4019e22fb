import type { Flag, Page } from './envelope.js';

/** A piece of news; `content` is sanitised rich text, empty in lists. */
export interface News {
  id: number;
  title: string;
  desc: string;
  logo: string;
  content: string;
  created_at: string;
  created_at_ms: number;
}

/** A message to one customer; `content` is sanitised rich text, empty in lists. */
export interface Message {
  id: number;
  title: string;
  desc: string;
  content: string;
  is_read: Flag;
  send_time: string;
  send_time_ms: number;
}

/** `GET /api/internalMessage/list`. */
export interface Messages extends Page<Message> {
  unread: number;
}

/** `GET /api/company/getCompany`. */
export interface Company {
  id: number;
  name: string;
  logo: string;
  url: string;
  subject: string;
  registered_address: string;
  location: string;
  email: string;
}

/** `GET /api/company/getCompanyStatus`; status 0 sends the customer to `loss_url`. */
export interface CompanyStatus {
  status: 0 | 1;
  type: number;
  loss_url: string;
  /** Only once closing is announced: from when on status is 0. */
  closes_at_ms?: number;
}

/** `GET /api/descript/info {group}`: rich text of a page. */
export interface Description {
  group: string;
  title: string;
  /** Sanitised HTML, in the language asked for, else the default one, else English. */
  content: string;
}
