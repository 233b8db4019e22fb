import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Agreement } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { Descriptions } from './descriptions.js';

/** Text groups to agree to at registration, in display order. */
const AGREEMENT_GROUPS = ['legal.terms', 'legal.risk'] as const;

/** Texts that a new customer agrees to; empty if none is published. */
@Injectable()
export class Agreements {
  constructor(private readonly descriptions: Descriptions) {}

  async list(lang: LanguageCode): Promise<Agreement[]> {
    const texts = await Promise.all(AGREEMENT_GROUPS.map((group) => this.descriptions.one(group, lang)));
    return texts
      .filter(({ content }) => content !== '')
      .map((text) => ({ ...text, version: versionOf(text) }));
  }

  /** Current texts with these versions; null if one of the versions is no longer shown. */
  async named(versions: readonly string[], lang: LanguageCode): Promise<Agreement[] | null> {
    const present = await this.list(lang);
    const named = present.filter(({ version }) => versions.includes(version));
    return named.length === new Set(versions).size ? named : null;
  }
}

/** SHA-256 (hex) over group, title and content as shown: any change of the text is a new version. */
const versionOf = ({ group, title, content }: Omit<Agreement, 'version'>): string =>
  createHash('sha256')
    .update(JSON.stringify([group, title, content]))
    .digest('hex');
