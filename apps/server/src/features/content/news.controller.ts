import { Controller } from '@nestjs/common';
import {
  type News,
  type NewsListRequest,
  newsListRequest,
  type Page,
  type RowRequest,
  rowRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import type { EdgeRefusal } from '../../platform/http/refusal.js';
import { NewsItems } from './news-items.js';

const TAG = 'News';
const ITEM = '`{id, title, desc, logo, content, created_at, created_at_ms}`';

@Controller()
export class NewsController {
  constructor(private readonly items: NewsItems) {}

  @Call('/api/news/homeList', {
    auth: 'none',
    tag: TAG,
    summary: 'The latest news',
    answer: `Rows of ${ITEM}`,
  })
  home(_: object, { lang }: Caller): Promise<News[]> {
    return this.items.home(lang);
  }

  @Call('/api/news/list', {
    auth: 'none',
    schema: newsListRequest,
    tag: TAG,
    summary: 'News of a category, the latest first',
    answer: `\`{data, total, page, last_page}\`, rows of ${ITEM} with an empty content`,
  })
  list(request: NewsListRequest, { lang }: Caller): Promise<Page<News>> {
    return this.items.list(request, lang);
  }

  @Call('/api/news/info', {
    auth: 'none',
    schema: rowRequest,
    tag: TAG,
    summary: 'One news item',
    answer: ITEM,
  })
  one({ id }: RowRequest, { lang }: Caller): Promise<News | EdgeRefusal> {
    return this.items.one(id, lang);
  }
}
