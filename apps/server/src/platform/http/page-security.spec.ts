import { expect, it } from 'vitest';
import { frameSourceOf } from './page-security.js';

it.each([
  ['https://chat.example.com/room?id=1', 'https://chat.example.com/room'],
  ['https://chat.example.com', 'https://chat.example.com/'],
  ['mailto:help@example.com', "'none'"],
  ['http://chat.example.com', "'none'"],
  ['', "'none'"],
])('the link %s allows frames from %s', (link, source) => {
  expect(frameSourceOf(link)).toBe(source);
});
