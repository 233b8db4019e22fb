interface NetworkAddress {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
}

/** Name of an address's coin and network. */
export const networkName = ({ currency, network }: NetworkAddress): string => `${currency} · ${network}`;

/** Where coins sent to an address go: another coin, network or address is another place. */
export const networkPlace = (to: NetworkAddress): string => `${networkName(to)} ${to.address}`;
