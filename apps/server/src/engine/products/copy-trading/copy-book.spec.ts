import { expect, it } from 'vitest';
import { NO_UNDO, UndoList } from '../../kernel/undo.js';
import { CopyBook } from './copy-book.js';
import type { RelationStops } from './relation-stops.js';
import type { Follow } from './tables/follow.table.js';

const follow = (id: number): Follow => ({ id, customerId: id, traderId: 1, owed: 0n }) as Follow;

it('the relations of a trader are one cached list until a relation is added, also if that is undone', () => {
  const book = new CopyBook({} as RelationStops, () => true);
  for (const id of [3, 1, 2]) book.keepFollow(follow(id), NO_UNDO);
  const ids = book.relationIdsOf(1);
  expect(ids).toEqual([1, 2, 3]);
  book.keepFollow({ ...follow(2), status: 'ended' }, NO_UNDO);
  expect(book.relationIdsOf(1)).toBe(ids);
  const undo = new UndoList();
  const { mark } = undo;
  book.keepFollow(follow(4), undo);
  expect([book.relationIdsOf(1), ids]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3],
  ]);
  undo.rollback(mark);
  expect(book.relationIdsOf(1)).toEqual([1, 2, 3]);
});
