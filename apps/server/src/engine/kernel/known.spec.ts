import { expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

interface Shape {
  readonly name: string;
  readonly lane?: { readonly commands?: readonly string[] };
}

it('the compiler refuses undeclared fields, at the top level and nested', () => {
  type Right = { readonly name: 'a'; readonly lane: { readonly commands: readonly ['b'] } };
  type WrongPart = { readonly name: 'a'; readonly lane: { readonly looks: readonly ['b'] } };
  type Wrong = { readonly name: 'a'; readonly road: 'c' };
  expectTypeOf<Right>().toExtend<Known<Right, Shape>>();
  expectTypeOf<WrongPart>().not.toExtend<Known<WrongPart, Shape>>();
  expectTypeOf<Wrong>().not.toExtend<Known<Wrong, Shape>>();
});
