import { expect, it } from 'vitest';
import { containsPaymentDetails } from './payment-details-filter.js';

it.each([
  'please pay to DE89 3704 0044 0532 0130 00',
  'de89370400440532013000',
  'GB29NWBK60161331926819 today',
  'Send it to TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'see https://elsewhere.example',
  'HTTP://elsewhere.example',
  'www.elsewhere.example',
  't.me/somebody',
  'call 12345678',
  'account 1234-5678 90',
  'account １２３４５６７８',
  'account ٠١٢٣٤٥٦٧',
  'account 1234\u200b5678',
])('%j says where to pay, or leads away', (text) => {
  expect(containsPaymentDetails(text)).toBe(true);
});

it.each([
  'Nothing came.',
  'asked for by telephone',
  'The picture of 2026-11-22 shows another name.',
  'Order 1234567 was closed at 1.23456, a loss of 1,234.50 USD.',
  'a word with the bank, e.g. on Monday; see the notes/answers',
  '银行要求再次核对，请稍候。',
])('%j does not', (text) => {
  expect(containsPaymentDetails(text)).toBe(false);
});
