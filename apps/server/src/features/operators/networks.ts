import { BlockList, isIP } from 'node:net';

/** Of IPv4 that came through a socket of IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** The machine that the house runs on: whoever is there rules it anyway, and lets in whom the list has shut out. */
const OWN = ['127.0.0.0/8', '::1'];

/** Whether an address may come in by a list: addresses, or such as 192.0.2.0/24. An empty list lets everybody in. */
export const liesIn = (networks: readonly string[], address: string): boolean =>
  networks.length === 0 || isListed([...networks, ...OWN], address);

/** Whether one of the networks holds the address. */
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

/** The networks of a setting: with commas or blanks between. */
export const networksOf = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');
