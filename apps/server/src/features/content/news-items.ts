import { Injectable } from '@nestjs/common';
import type { NewsListRequest, Page, News as WireNews } from '@truemark/contracts';
import { formatTimestamp, type LanguageCode } from '@truemark/i18n';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { localised } from './localised.js';
import { type News, news } from './news.table.js';
import { cleanRichText, summaryOf } from './rich-text.js';

/** Number of items in the home page's notice. */
const ON_HOME = 10;

const published = (now: number) =>
  queryBuilder(news)
    .selectFrom('news')
    .where('is_shown', '=', 1)
    .where('published_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));

const newest = prepared(({ now }: { now: number }) =>
  published(now).selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc').limit(ON_HOME),
);

type Wanted = { readonly now: number; readonly category: number };
const ofCategory = ({ now, category }: Wanted) => published(now).where('category_id', '=', category);
const counted = prepared((wanted: Wanted) =>
  ofCategory(wanted).select(({ fn }) => fn.countAll().as('total')),
);
const listed = prepared((wanted: Wanted & { limit: number; offset: number }) =>
  ofCategory(wanted)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset),
);
const single = prepared(({ now, id }: { now: number; id: number }) =>
  published(now).selectAll().where('id', '=', id),
);

/** News for customers. */
@Injectable()
export class NewsItems {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  async home(lang: LanguageCode): Promise<WireNews[]> {
    const rows = await this.reader.rows(news, newest({ now: Date.now() }));
    return rows.map((row) => this.wireOf(row, lang, false));
  }

  async list(request: NewsListRequest, lang: LanguageCode): Promise<Page<WireNews>> {
    const wanted = { now: Date.now(), category: request.category_id };
    const [rows, total] = await Promise.all([
      this.reader.rows(news, listed({ ...wanted, ...windowOf(request) })),
      this.reader.number(counted(wanted)),
    ]);
    return pageOf(
      rows.map((row) => this.wireOf(row, lang, false)),
      total,
      request,
    );
  }

  async one(id: number, lang: LanguageCode): Promise<WireNews | RequestRefusal> {
    const [row] = await this.reader.rows(news, single({ now: Date.now(), id }));
    return row ? this.wireOf(row, lang, true) : refuseRequest('news.not_found');
  }

  private wireOf({ id, texts, logo, publishedAt }: News, lang: LanguageCode, whole: boolean): WireNews {
    const words = localised(texts, lang, this.settings.defaultLanguage());
    const content = words?.content ?? '';
    return {
      id,
      title: words?.title ?? '',
      desc: words?.desc || summaryOf(content),
      logo,
      // Sanitised on output too: rows from a backup or another program are not trusted.
      content: whole ? cleanRichText(content) : '',
      created_at: formatTimestamp(publishedAt, this.settings.text('timezone')),
      created_at_ms: publishedAt,
    };
  }
}
