import { expect, it } from 'vitest';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { customerName } from './customer-name.js';

const operator = (permissions: SignedInOperator['permissions']) =>
  ({ role: 'support', permissions }) as SignedInOperator;
const mia = { name: 'Mia Bennett', email: 'mia@example.com', nickname: 'Copper Heron' };

it('a customer goes by the name, then the address, then the nickname', () => {
  const reader = operator(null);
  expect(customerName(reader, mia)).toBe('Mia Bennett');
  expect(customerName(reader, { ...mia, name: null })).toBe('mia@example.com');
  expect(customerName(reader, { ...mia, name: '', email: null })).toBe('Copper Heron');
  expect(customerName(reader, { name: null, email: null, nickname: null })).toBe('');
  expect(customerName(reader, undefined)).toBe('');
});

it('who may not read customers reads no name, whatever else the role may read', () => {
  expect(customerName(operator({ orders: ['read'] }), mia)).toBe('');
  expect(customerName(operator({ orders: ['read'], customers: ['read'] }), mia)).toBe('Mia Bennett');
});
