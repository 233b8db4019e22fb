import { expect, it } from 'vitest';
import {
  afterName,
  afterVerb,
  begins,
  type Entry,
  fitting,
  isBegun,
  isNamed,
  isNearlyNamed,
} from './entry.js';

const entry = (title: string, ...facts: string[]): Entry => ({ key: title, title, facts, at: null });
const PAGES = [
  entry('To approve', 'Reviews'),
  entry('Withdrawals', 'Reviews'),
  entry('Settings'),
  entry('提款', '審核'),
];
const titles = (query: string) => fitting(PAGES, query).map(({ title }) => title);

it.each([
  ['with', ['Withdrawals']],
  ['reviews dra', ['Withdrawals']],
  ['SET', ['Settings']],
  ['提', ['提款']],
  ['app', ['To approve']],
  ['withdrawls', ['Withdrawals']],
  ['to aprove', ['To approve']],
  ['nothing', []],
  ['  ', []],
])('%j finds %j', (query, wanted) => {
  expect(titles(query)).toEqual(wanted);
});

it('what begins with what was typed comes first', () => {
  const found = fitting([entry('Bank accounts'), entry('Accounts')], 'acc');
  expect(found.map(({ title }) => title)).toEqual(['Accounts', 'Bank accounts']);
});

it('what its title says comes before what is searched without being shown', () => {
  const next = (queue: string): Entry => ({ ...entry(`Next waiting: ${queue}`), words: ['approve'] });
  const found = fitting([next('Verifications'), next('Deposits'), next('To approve')], 'next appr');
  expect(found[0]?.title).toBe('Next waiting: To approve');
});

it('a title begins with all that was typed, or with a part of it', () => {
  const setting = [entry('Contract trading')];
  expect(['contract tr', 'CONTRACT', 'con', 'trading'].map((typed) => begins(setting, typed))).toEqual([
    ...[true, true, false, false],
  ]);
});

it('a title is begun with a slip, word by word', () => {
  const page = entry('To approve');
  expect(['to aprove', 'aprove', 'to deny'].map((typed) => isNearlyNamed(page, typed))).toEqual([
    true,
    false,
    false,
  ]);
});

it('a verb is one only before something else', () => {
  expect(afterVerb('Block ann lee', 'Block')).toBe('ann lee');
  expect(afterVerb('block', 'Block')).toBeNull();
  expect(afterVerb('blocked ann', 'Block')).toBeNull();
});

it('a command is begun by its name, and what follows it is whom it is about', () => {
  const block = entry('Block sign-in of …');
  expect([isBegun(block, 'block si'), isBegun(block, 'block'), isBegun(block, 'block lam')]).toEqual([
    ...[true, false, false],
  ]);
  expect(afterName('block sign-in of lam', 'Block sign-in of ')).toBe('lam');
  expect(afterName('block sign-in of', 'Block sign-in of ')).toBeNull();
  expect(afterName('block lam', 'Block sign-in of ')).toBeNull();
});

it('a verb is followed by what it is about, which finds nothing by itself', () => {
  const block: Entry = { ...entry('Block sign-in of …'), words: ['Block'], nouns: ['Customer'] };
  const found = (query: string) => fitting([block], query).length;
  expect([found('block customer'), found('customer'), isNamed(block, 'block cust')]).toEqual([1, 0, true]);
});

it('what makes something new stands before the list of it', () => {
  const made: Entry = { ...entry('New news item'), words: ['create', 'new'] };
  const found = fitting([entry('News'), made], 'new news').filter((each) => isNamed(each, 'new news'));
  expect(found).toEqual([made]);
});

it.each([
  ['withdrawals', true],
  ['With', true],
  ['wit', false],
  ['drawals', false],
  ['', false],
])('%j names the page of withdrawals: %s', (query, named) => {
  expect(isNamed(entry('Withdrawals'), query)).toBe(named);
});

it('a verb finds what it stands for, though no title says it', () => {
  const next: Entry = { ...entry('Next waiting: Deposits'), words: ['approve', 'reject'] };
  const created: Entry = { ...entry('New symbol'), words: ['create', 'new'] };
  const found = (query: string) => fitting([next, created], query).map(({ title }) => title);
  expect(found('approve')).toEqual(['Next waiting: Deposits']);
  expect(found('approve deposits')).toEqual(['Next waiting: Deposits']);
  expect(found('create symbol')).toEqual(['New symbol']);
  expect(found('new symbol')).toEqual(['New symbol']);
  expect([isNamed(next, 'approve'), isNamed(next, 'deposits')]).toEqual([true, false]);
  expect([isNamed(next, 'approve dep'), isNamed(next, 'approve with')]).toEqual([true, false]);
});
