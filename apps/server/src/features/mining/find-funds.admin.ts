import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { foldForSearch } from '@truemark/domain';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesSearch,
  isNumberOfThing,
  MAX_HITS,
  type SearchContributor,
} from '../search/contributes-search.js';

const titlesOf = ({ texts }: Fund): string[] => Object.values(texts).map(({ title }) => title);

/** Searches funds by any part of the title, in all languages. There are few, so all are read. */
@Injectable()
@ContributesSearch()
export class FindFunds implements SearchContributor {
  readonly resource = 'funds';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const wanted = foldForSearch(text);
    const all = await this.reader.select(funds, 'ORDER BY sort, id');
    return all
      .filter((fund) => titlesOf(fund).some((title) => foldForSearch(title).includes(wanted)))
      .slice(0, MAX_HITS)
      .map((fund) => ({
        ...{ id: fund.id, title: fund.texts.en?.title ?? titlesOf(fund)[0] ?? '', facts: [], at_ms: null },
      }));
  }
}
