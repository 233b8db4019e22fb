import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminError } from './admin-error.js';
import { readBody } from './read-body.js';

const shape = z.strictObject({
  name: z.string().min(2).max(5),
  count: z.number().min(1).max(9).multipleOf(2).optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  kind: z.enum(['a', 'b']).optional(),
  address: z.email().optional(),
  marks: z.union([z.partialRecord(z.enum(['x', 'y']), z.enum(['a', 'b'])), z.array(z.string())]).optional(),
  own: z.string().max(1, 'One letter.').optional(),
});

function faultsOf(body: unknown): unknown {
  try {
    return readBody(shape, body);
  } catch (error) {
    return error instanceof AdminError ? error.errors : error;
  }
}

describe('validation errors of a form field', () => {
  it.each([
    [{}, { name: 'Please fill this in.' }],
    [{ name: '' }, { name: 'Please fill this in.' }],
    [{ name: 'a' }, { name: 'At least 2 characters.' }],
    [{ name: 'abcdef' }, { name: 'At most 5 characters.' }],
    [{ name: 7 }, { name: 'Not understood.' }],
    [{ name: 'abc', count: 0 }, { count: 'At least 1.' }],
    [{ name: 'abc', count: 10 }, { count: 'At most 9.' }],
    [{ name: 'abc', count: 3 }, { count: 'Not understood.' }],
    [{ name: 'abc', tags: [] }, { tags: 'At least 1 of them.' }],
    [{ name: 'abc', tags: ['a', 'b', 'c'] }, { tags: 'At most 2 of them.' }],
    [{ name: 'abc', kind: 'c' }, { kind: 'Please choose one of what is offered.' }],
    [{ name: 'abc', marks: { x: 'c' } }, { 'marks.x': 'Please choose one of what is offered.' }],
    [{ name: 'abc', marks: { z: 'a' } }, { marks: 'This form has no such field.' }],
    [{ name: 'abc', marks: ['x', 1] }, { 'marks.1': 'Not understood.' }],
    [{ name: 'abc', marks: 'x' }, { marks: 'Not understood.' }],
    [{ name: 'abc', address: 'x' }, { address: 'Not understood.' }],
    [{ name: 'abc', own: 'ab' }, { own: 'One letter.' }],
    [{ name: 'abc', more: 1 }, { body: 'This form has no such field.' }],
    [{ name: 'a\u202eb' }, { name: 'This contains characters that cannot be used.' }],
    [{ name: 'a\u0000b' }, { name: 'This contains characters that cannot be used.' }],
  ])('%j', (body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });

  it('accepts valid values, also with right-to-left marks', () => {
    expect(readBody(shape, { name: 'a\u200fb' })).toEqual({ name: 'a\u200fb' });
  });
});
