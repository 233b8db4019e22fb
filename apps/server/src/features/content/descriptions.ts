import { Injectable } from '@nestjs/common';
import type { Description as WireDescription } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';
import { type Description, descriptions } from './description.table.js';
import { localised } from './localised.js';
import { cleanRichText } from './rich-text.js';

const READ_NOW = `WHERE is_shown = 1 AND coalesce(published_at, 0) <= $1 AND (ends_at IS NULL OR ends_at > $1)
  ORDER BY group_key`;
const OF_GROUP = `WHERE is_shown = 1 AND coalesce(published_at, 0) <= $1 AND (ends_at IS NULL OR ends_at > $1)
  AND group_key = $2`;

/** Rich texts for customers. */
@Injectable()
export class Descriptions {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  /** Text of a group; empty if there is none. */
  async one(group: string, lang: LanguageCode): Promise<WireDescription> {
    const row = await this.reader.first(descriptions, OF_GROUP, [Date.now(), group]);
    return row ? this.wireOf(row, lang) : { group, title: '', content: '' };
  }

  /** All published texts, or that of the group, without their contents. */
  async list(lang: LanguageCode, group?: string): Promise<WireDescription[]> {
    const now = Date.now();
    const rows = await (group === undefined
      ? this.reader.select(descriptions, READ_NOW, [now])
      : this.reader.select(descriptions, OF_GROUP, [now, group]));
    return rows.map((row) => ({ ...this.wireOf(row, lang), content: '' }));
  }

  private wireOf({ groupKey, texts }: Description, lang: LanguageCode): WireDescription {
    const words = localised(texts, lang, this.settings.defaultLanguage());
    // Sanitised on output too: rows from a backup or another program are not trusted.
    return { group: groupKey, title: words?.title ?? '', content: cleanRichText(words?.content ?? '') };
  }
}
