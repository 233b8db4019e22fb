import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UndoList } from './undo.js';

const NAMES = ['a', 'b', 'c'] as const;
type Name = (typeof NAMES)[number];

const fresh = () => ({
  map: new Map<Name, number>([['a', 1]]),
  set: new Set<Name>(['b']),
  counters: { a: 0, b: 0, c: 0 },
  calls: 0,
});
type Subject = ReturnType<typeof fresh>;

const CHANGES = ['set', 'assign', 'delete', 'add', 'remove', 'push'] as const;

function change(
  undo: UndoList,
  subject: Subject,
  kind: (typeof CHANGES)[number],
  name: Name,
  to: number,
): void {
  if (kind === 'set') undo.set(subject.map, name, to);
  else if (kind === 'assign') undo.assign(subject.counters, name, to);
  else if (kind === 'delete') undo.delete(subject.map, name);
  else if (kind === 'add') undo.add(subject.set, name);
  else if (kind === 'remove') undo.remove(subject.set, name);
  else {
    subject.calls += 1;
    undo.push(() => {
      subject.calls -= 1;
    });
  }
}

/** Maps and sets in the order of their names: a key that is restored may come last. */
const pictureOf = ({ map, set, counters, calls }: Subject) => ({
  map: NAMES.map((name) => map.get(name)),
  set: NAMES.filter((name) => set.has(name)),
  counters: { ...counters },
  calls,
});

const steps = fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.constantFrom(...NAMES), fc.integer()), {
  maxLength: 30,
});

it('a rollback to a mark restores what was there at the mark, and the same list is used again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(steps, steps), { maxLength: 5 }), (rounds) => {
      const [undo, subject] = [new UndoList(), fresh()];
      for (const [kept, undone] of rounds) {
        for (const step of kept) change(undo, subject, ...step);
        const [mark, before] = [undo.mark, pictureOf(subject)];
        for (const step of undone) change(undo, subject, ...step);
        undo.rollback(mark);
        expect([undo.mark, pictureOf(subject)]).toEqual([mark, before]);
      }
      undo.rollback();
      expect([undo.mark, pictureOf(subject)]).toEqual([0, pictureOf(fresh())]);
    }),
  );
});

it('changes before a forgotten mark stay, those after it can still be rolled back', () => {
  fc.assert(
    fc.property(steps, steps, steps, (done, open, later) => {
      const [undo, subject] = [new UndoList(), fresh()];
      for (const step of done) change(undo, subject, ...step);
      const [mark, before] = [undo.mark, pictureOf(subject)];
      for (const step of open) change(undo, subject, ...step);
      undo.forget(mark);
      for (const step of later) change(undo, subject, ...step);
      undo.rollback();
      expect([undo.mark, pictureOf(subject)]).toEqual([0, before]);
    }),
  );
});

it('after a clear nothing is rolled back', () => {
  const [undo, subject] = [new UndoList(), fresh()];
  change(undo, subject, 'assign', 'a', 7);
  undo.clear();
  undo.rollback();
  expect(subject.counters.a).toBe(7);
});
