import { BlockList, isIP } from 'node:net';

/** Networks from which the back office is accessible. */
export const NETWORKS_SETTING = 'operator_networks';

/** IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Loopback, always allowed: local access is full control anyway, and the way back in after a lock-out. */
const OWN = ['127.0.0.0/8', '::1'];

/** Whether a list of addresses and CIDR ranges allows the address. An empty list allows all. */
export const isAllowedBy = (networks: readonly string[], address: string): boolean =>
  networks.length === 0 || isListed([...networks, ...OWN], address);

/** Whether one of the networks contains the address. */
export function isListed(networks: readonly string[], address: string): boolean {
  const plain = address.replace(MAPPED, '').split('%')[0] ?? '';
  const version = isIP(plain);
  if (version === 0) return false;
  const list = new BlockList();
  for (const each of networks) {
    const [net = '', bits] = each.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Networks of a setting, separated by commas or blanks. */
export const networksOf = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');
