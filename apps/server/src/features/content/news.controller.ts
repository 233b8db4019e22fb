import { Controller } from '@nestjs/common';
import {
  type News,
  type NewsListRequest,
  newsListRequest,
  newsSchema,
  type Page,
  pageOf,
  type RowRequest,
  rowRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { NewsItems } from './news-items.js';

const TAG = 'News';

@Controller()
export class NewsController {
  constructor(private readonly items: NewsItems) {}

  @Call('/api/news/homeList', {
    auth: 'none',
    tag: TAG,
    summary: 'List the latest news',
    answer: z.array(newsSchema),
  })
  home(_: object, { lang }: Caller): Promise<News[]> {
    return this.items.home(lang);
  }

  @Call('/api/news/list', {
    auth: 'none',
    schema: newsListRequest,
    tag: TAG,
    summary: 'List news of a category, newest first',
    answer: pageOf(newsSchema),
  })
  list(request: NewsListRequest, { lang }: Caller): Promise<Page<News>> {
    return this.items.list(request, lang);
  }

  @Call('/api/news/info', {
    auth: 'none',
    schema: rowRequest,
    tag: TAG,
    summary: 'Get one news item',
    answer: newsSchema,
  })
  one({ id }: RowRequest, { lang }: Caller): Promise<News | RequestRefusal> {
    return this.items.one(id, lang);
  }
}
