import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Agreement } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { Descriptions } from './descriptions.js';

/** Groups of the texts that somebody agrees to when he registers, in the order in which they are shown. */
const AGREED = ['legal.terms', 'legal.risk'] as const;

/** The texts that a new customer agrees to; none where the house has taken them down. */
@Injectable()
export class Agreements {
  constructor(private readonly descriptions: Descriptions) {}

  async list(lang: LanguageCode): Promise<Agreement[]> {
    const texts = await Promise.all(AGREED.map((group) => this.descriptions.one(group, lang)));
    return texts
      .filter(({ content }) => content !== '')
      .map((text) => ({ ...text, version: versionOf(text) }));
  }

  /** Those of the present texts that the versions name; null where one of them is no longer what is shown. */
  async named(versions: readonly string[], lang: LanguageCode): Promise<Agreement[] | null> {
    const present = await this.list(lang);
    const named = present.filter(({ version }) => versions.includes(version));
    return named.length === new Set(versions).size ? named : null;
  }
}

/** Hex SHA-256 over group, title and content as they were shown: another word is another version. */
const versionOf = ({ group, title, content }: Omit<Agreement, 'version'>): string =>
  createHash('sha256')
    .update(JSON.stringify([group, title, content]))
    .digest('hex');
