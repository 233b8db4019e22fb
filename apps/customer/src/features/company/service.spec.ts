import { describe, expect, it } from 'vitest';
import { mailboxOf, serviceOf } from './service.js';

const CHAT = 'https://chat.example/room';

describe('customer service', () => {
  it.each([
    [CHAT, '1', { by: 'frame', address: CHAT }],
    ['mailto:help@house.example', '2', { by: 'mail', address: 'mailto:help@house.example' }],
    ['help@house.example', '2', { by: 'mail', address: 'mailto:help@house.example' }],
    [CHAT, '3', { by: 'page', address: CHAT }],
    ['mailto:help@house.example', '1', { by: 'mail', address: 'mailto:help@house.example' }],
    ['mailto:help@house.example', '3', { by: 'mail', address: 'mailto:help@house.example' }],
    [CHAT, '2', { by: 'page', address: CHAT }],
    ['', '1', null],
  ])('of %s and type %s', (link, type, service) => {
    expect(serviceOf(link, type)).toEqual(service);
  });

  it('tells whom a mail goes to', () => {
    expect(mailboxOf('mailto:help%2Ben@house.example?subject=Help')).toBe('help+en@house.example');
  });
});
