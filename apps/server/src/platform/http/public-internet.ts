import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Non-public IPv4 ranges: loopback, local networks and reserved blocks (IANA's special-purpose registry). */
const NON_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/**
 * Non-public ranges within 2000::/3: tunnels to any IPv4 address, and documentation prefixes. Outside 2000::/3 nothing
 * is public.
 */
const NON_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const nonPublicRanges = new BlockList();
for (const [net, bits] of NON_PUBLIC_V4) nonPublicRanges.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NON_PUBLIC_V6) nonPublicRanges.addSubnet(net, bits, 'ipv6');
const publicRanges = new BlockList();
publicRanges.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !nonPublicRanges.check(address, 'ipv4');
  return isIPv6(address) && publicRanges.check(address, 'ipv6') && !nonPublicRanges.check(address, 'ipv6');
}
