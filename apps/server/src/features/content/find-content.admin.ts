import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { foldForSearch } from '@truemark/domain';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesSearch,
  isNumberOfThing,
  MAX_HITS,
  type SearchContributor,
} from '../search/contributes-search.js';
import { descriptions } from './description.table.js';
import { news } from './news.table.js';

/** Number of newest news searched. */
const LOOKED_AT = 500;

type Texts = Readonly<Record<string, { readonly title: string }>>;

const titlesOf = (texts: Texts): string[] => Object.values(texts).map(({ title }) => title);

/** Prefix match on words; substring match in scripts without spaces. */
const isIn = (title: string, word: string): boolean =>
  ` ${foldForSearch(title)}`.includes(/^[\p{Script=Latin}\d]+$/u.test(word) ? ` ${word}` : word);

const isTitled = (texts: Texts, text: string): boolean => {
  const words = foldForSearch(text).split(' ').filter(Boolean);
  return words.length > 0 && titlesOf(texts).some((title) => words.every((word) => isIn(title, word)));
};

const titleOf = (texts: Texts): string => texts.en?.title || titlesOf(texts).find(Boolean) || '';

/** Searches page texts by words of their titles, in all languages. There are few, so all are read. */
@Injectable()
@ContributesSearch()
export class FindDescriptions implements SearchContributor {
  readonly resource = 'descriptions';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const all = await this.reader.select(descriptions, 'ORDER BY group_key');
    return all
      .filter(({ texts }) => isTitled(texts, text))
      .slice(0, MAX_HITS)
      .map(({ id, texts, groupKey }) => ({
        ...{ id, title: titleOf(texts) || groupKey, facts: [groupKey], at_ms: null },
      }));
  }
}

/** Searches news by words of their titles, in all languages, newest first. */
@Injectable()
@ContributesSearch()
export class FindNews implements SearchContributor {
  readonly resource = 'news';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const newest = await this.reader.select(news, 'ORDER BY published_at DESC, id DESC LIMIT $1', [
      LOOKED_AT,
    ]);
    return newest
      .filter(({ texts }) => isTitled(texts, text))
      .slice(0, MAX_HITS)
      .map(({ id, texts, publishedAt }) => ({
        ...{ id, title: titleOf(texts), facts: [], at_ms: publishedAt },
      }));
  }
}
