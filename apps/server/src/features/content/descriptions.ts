import { Injectable } from '@nestjs/common';
import type { Description as WireDescription } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import sanitize from 'sanitize-html';
import { Reader } from '../../platform/database/reader.js';
import { Settings } from '../settings/settings.js';
import { type Description, descriptions } from './description.table.js';

/** Rich texts as customers read them. */
@Injectable()
export class Descriptions {
  constructor(
    private readonly reader: Reader,
    private readonly settings: Settings,
  ) {}

  /** The text of a group; empty where the house has none. */
  async one(group: string, lang: LanguageCode): Promise<WireDescription> {
    const row = await this.reader.first(descriptions, 'WHERE group_key = $1 AND is_shown = 1', [group]);
    return row ? this.wireOf(row, lang) : { group, title: '', content: '' };
  }

  /** All that are shown, without their contents. */
  async list(lang: LanguageCode): Promise<WireDescription[]> {
    const rows = await this.reader.select(descriptions, 'WHERE is_shown = 1 ORDER BY group_key');
    return rows.map((row) => ({ ...this.wireOf(row, lang), content: '' }));
  }

  private wireOf({ groupKey, texts }: Description, lang: LanguageCode): WireDescription {
    const words = texts[lang] ?? texts[this.settings.defaultLanguage()] ?? texts.en;
    // Cleaned on the way out too: what a backup or another program wrote is not trusted.
    return { group: groupKey, title: words?.title ?? '', content: sanitize(words?.content ?? '') };
  }
}
