import { expect, it } from 'vitest';
import { ConnectionQuota } from './connection-limits.js';

it('gives each network its quota, and counts each release once', () => {
  const shares = new ConnectionQuota(2);
  const first = shares.take('203.0.113.7');
  expect(shares.take('203.0.113.7')).not.toBeNull();
  expect(shares.take('::ffff:203.0.113.7')).toBeNull();
  expect(shares.take('203.0.113.8')).not.toBeNull();
  first?.();
  first?.();
  expect(shares.take('203.0.113.7')).not.toBeNull();
  expect(shares.take('203.0.113.7')).toBeNull();
});

it('counts an IPv6 /64 network as one', () => {
  const shares = new ConnectionQuota(1);
  expect(shares.take('2001:db8:1:2::a')).not.toBeNull();
  expect(shares.take('2001:db8:1:2::b')).toBeNull();
  expect(shares.take('2001:db8:1:3::a')).not.toBeNull();
});

it('does not count loopback addresses', () => {
  const shares = new ConnectionQuota(1);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(shares.take(address)).not.toBeNull();
    expect(shares.take(address)).not.toBeNull();
  }
});
