import { expect, it } from 'vitest';
import { faultsIn } from './faults-in.js';

it('names each field with its error', () => {
  const errors = { url: 'This is not an address.', texts: { en: { title: 'Too long.' } } };
  expect(faultsIn('news', errors)).toEqual([
    expect.stringMatching(/^.+: This is not an address\.$/),
    expect.stringMatching(/^English.*: Too long\.$/),
  ]);
});
