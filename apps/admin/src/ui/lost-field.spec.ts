import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LostField } from './lost-field.js';

class Piece {
  isConnected = true;
  disabled = false;
  readonly isContentEditable = false;
  constructor(
    readonly tagName: string,
    private readonly kind = '',
  ) {}
  matches = (selector: string): boolean => this.kind !== '' && selector.includes(`"${this.kind}"`);
}
class Input extends Piece {
  constructor(kind = 'text') {
    super('INPUT', kind);
  }
}

const page = new Piece('BODY');
let lost: LostField;
let now: number;

const press = (target: Piece, key: string, isModified = false): boolean =>
  lost.press({ target: target as unknown as EventTarget, key, isModified }, now);
/** Types into a field that is then removed. */
function typeAndLose(field: Piece, key = 'n', isModified = false): void {
  expect(press(field, key, isModified)).toBe(false);
  field.isConnected = false;
}

beforeAll(() => {
  vi.stubGlobal('HTMLElement', Piece);
  vi.stubGlobal('HTMLInputElement', Input);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  lost = new LostField();
  now = 0;
});

it('letters go nowhere once their field is gone, and to the page while it stands', () => {
  const field = new Piece('TEXTAREA');
  press(field, 'n');
  expect(press(page, 'a')).toBe(false);
  typeAndLose(field);
  expect([press(page, 'a'), press(page, 'k')]).toEqual([true, true]);
  expect(press(page, 'k', true)).toBe(false);
});

it('a field that is disabled is gone, and takes letters again only once it is entered', () => {
  const field = new Input();
  press(field, 'n');
  field.disabled = true;
  expect(press(page, 'a')).toBe(true);
  field.disabled = false;
  expect(press(page, 'a')).toBe(true);
  expect(press(field, 'a')).toBe(false);
  expect(press(page, 'a')).toBe(false);
});

it.each(['Escape', 'Tab'])('%s leaves it', (key) => {
  typeAndLose(new Input());
  expect(press(page, key)).toBe(false);
  expect(press(page, 'a')).toBe(false);
});

it('so does whatever leaves a page', () => {
  typeAndLose(new Input());
  lost.leave();
  expect(press(page, 'a')).toBe(false);
});

it.each([
  ['Enter in one line', new Input(), false],
  ['Ctrl and Enter in many', new Piece('TEXTAREA'), true],
])('what was sent by %s takes no letter', (_, field, isModified) => {
  typeAndLose(field, 'Enter', isModified);
  expect(press(page, 'a')).toBe(false);
});

it('Enter begins a line where there are many, and a tick is no text', () => {
  typeAndLose(new Piece('TEXTAREA'), 'Enter');
  expect(press(page, 'a')).toBe(true);
  lost.leave();
  typeAndLose(new Input('checkbox'), ' ');
  expect(press(page, 'a')).toBe(false);
});

it('who pauses has seen that the field is gone', () => {
  typeAndLose(new Input());
  now += 1_000;
  expect(press(page, 'a')).toBe(true);
  now += 1_500;
  expect(press(page, 'a')).toBe(true);
  now += 1_501;
  expect(press(page, 'a')).toBe(false);
});

it('long after the last letter nobody types on', () => {
  typeAndLose(new Input());
  now += 5_000;
  expect(press(page, 'a')).toBe(true);
  lost.leave();
  typeAndLose(new Input());
  now += 5_001;
  expect(press(page, 'a')).toBe(false);
});
