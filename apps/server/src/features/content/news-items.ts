import { Injectable } from '@nestjs/common';
import type { NewsListRequest, Page, News as WireNews } from '@truemark/contracts';
import { formatTimestamp, type LanguageCode } from '@truemark/i18n';
import { Reader } from '../../platform/database/reader.js';
import { pageOf } from '../../platform/http/page.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { localised } from './localised.js';
import { type News, news } from './news.table.js';

/** How many the home page's notice shows. */
const ON_HOME = 10;
const PUBLISHED = 'is_shown = 1 AND published_at <= $1';

/** News as customers read them. */
@Injectable()
export class NewsItems {
  constructor(
    private readonly reader: Reader,
    private readonly settings: Settings,
  ) {}

  async home(lang: LanguageCode): Promise<WireNews[]> {
    const rows = await this.reader.select(
      news,
      `WHERE ${PUBLISHED} ORDER BY published_at DESC, id DESC LIMIT ${ON_HOME}`,
      [Date.now()],
    );
    return rows.map((row) => this.wireOf(row, lang, false));
  }

  async list(request: NewsListRequest, lang: LanguageCode): Promise<Page<WireNews>> {
    const { category_id: category, page, limit } = request;
    const where = `WHERE ${PUBLISHED} AND category_id = $2`;
    const known = [Date.now(), category];
    const [rows, total] = await Promise.all([
      this.reader.select(news, `${where} ORDER BY published_at DESC, id DESC LIMIT $3 OFFSET $4`, [
        ...known,
        limit,
        (page - 1) * limit,
      ]),
      this.reader.number(`SELECT count(*) FROM news ${where}`, known),
    ]);
    return pageOf(
      rows.map((row) => this.wireOf(row, lang, false)),
      total,
      request,
    );
  }

  async one(id: number, lang: LanguageCode): Promise<WireNews | EdgeRefusal> {
    const row = await this.reader.first(news, `WHERE ${PUBLISHED} AND id = $2`, [Date.now(), id]);
    return row ? this.wireOf(row, lang, true) : refuseCall('news.not_found');
  }

  private wireOf({ id, texts, logo, publishedAt }: News, lang: LanguageCode, whole: boolean): WireNews {
    const { title, desc, content } = localised(texts, lang, this.settings.defaultLanguage());
    return {
      id,
      title,
      desc,
      logo,
      content: whole ? content : '',
      created_at: formatTimestamp(publishedAt, this.settings.text('timezone')),
      created_at_ms: publishedAt,
    };
  }
}
