import { expect, it } from 'vitest';
import { ImageDoesNotFit, StateImage } from './state-image.js';

class Leaf {
  constructor(
    readonly name: string,
    private readonly figures = new Float64Array(2),
  ) {}

  set(at: number, figure: number): void {
    this.figures[at] = figure;
  }

  get sum(): number {
    return this.figures.reduce((sum, each) => sum + each, 0);
  }
}

class Shelf {
  readonly leaves = new Map<number, Leaf>();
  readonly marked = new Set<Leaf>();
  readonly sums = { total: 0n, last: null as Leaf | null };
  private readonly size: () => number;

  constructor() {
    // Code that holds the map itself must see the restored data.
    const { leaves } = this;
    this.size = () => leaves.size;
  }

  get count(): number {
    return this.size();
  }
}

const image = new StateImage([Leaf], new Set(['aside']));

function filled(): Shelf {
  const shelf = new Shelf();
  const leaf = new Leaf('one');
  leaf.set(0, 1.5);
  leaf.set(1, -0);
  shelf.leaves.set(1, leaf);
  shelf.marked.add(leaf);
  shelf.sums.total = 12_345_678_901_234_567_890n;
  shelf.sums.last = leaf;
  return shelf;
}

it('brings a graph back: classes, shared objects, flat figures, and functions that hold on to what was there', () => {
  const written = image.write({ state: filled(), aside: () => 1 });
  const root = { state: new Shelf(), aside: 'untouched' };
  image.restore(root, written);
  const { state } = root;
  const leaf = state.leaves.get(1);
  expect(leaf).toBeInstanceOf(Leaf);
  expect(leaf?.sum).toBe(1.5);
  expect(state.marked.has(leaf as Leaf)).toBe(true);
  expect(state.sums).toEqual({ total: 12_345_678_901_234_567_890n, last: leaf });
  expect(state.sums.last).toBe(leaf);
  expect(state.count).toBe(1);
  expect(root.aside).toBe('untouched');
});

it('leaves nothing of what it is put into', () => {
  const root = { state: filled() };
  image.restore(root, image.write({ state: new Shelf() }));
  expect([root.state.count, root.state.marked.size, root.state.sums]).toEqual([
    0,
    0,
    { total: 0n, last: null },
  ]);
});

it('shares no memory with the graph that it was written from', () => {
  const shelf = filled();
  const written = image.write({ state: shelf });
  shelf.leaves.get(1)?.set(0, 99);
  const root = { state: new Shelf() };
  image.restore(root, written);
  expect(root.state.leaves.get(1)?.sum).toBe(1.5);
});

it('refuses what it cannot bring back', () => {
  class Unknown {
    readonly figure = 1;
  }
  const written = image.write({ state: { held: new Map([[1, new Unknown()]]) } });
  expect(() => image.restore({ state: { held: new Map() } }, written)).toThrow(ImageDoesNotFit);
  const called = image.write({ state: { held: new Map([[1, { of: () => 1 }]]) } });
  expect(() => image.restore({ state: { held: new Map() } }, called)).toThrow(ImageDoesNotFit);
});

it('has another form once a class of it is another', () => {
  const form = image.classHashOf({ state: new Shelf() });
  expect(image.classHashOf({ state: filled() })).toBe(form);
  expect(new StateImage([], new Set()).classHashOf({ state: new Shelf() })).not.toBe(form);
});
