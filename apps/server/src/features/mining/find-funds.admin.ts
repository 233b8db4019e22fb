import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { folded } from '@truemark/domain';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import { Reader } from '../../platform/database/reader.js';
import { type Finder, FindsThings, isNumberOfThing, MOST_HITS } from '../search/finds-things.js';

const titlesOf = ({ texts }: Fund): string[] => Object.values(texts).map(({ title }) => title);

/** Searches funds by any part of the title, in all languages. There are few, so all are read. */
@Injectable()
@FindsThings()
export class FindFunds implements Finder {
  readonly resource = 'funds';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const wanted = folded(text);
    const all = await this.reader.select(funds, 'ORDER BY sort, id');
    return all
      .filter((fund) => titlesOf(fund).some((title) => folded(title).includes(wanted)))
      .slice(0, MOST_HITS)
      .map((fund) => ({
        ...{ id: fund.id, title: fund.texts.en?.title ?? titlesOf(fund)[0] ?? '', facts: [], at_ms: null },
      }));
  }
}
