import { expect, it } from 'vitest';
import { areEasy } from './easy-digits.js';

it.each(['123456', '654321', '789012', '000000', '777777', '121212', '123123'])('%s is easy', (text) => {
  expect(areEasy(text)).toBe(true);
});

it.each(['271828', '246810', '135790', '112358', '122345'])('%s is not easy', (text) => {
  expect(areEasy(text)).toBe(false);
});
