import { Injectable } from '@nestjs/common';

/** Where the house receives coins: the same for every customer. */
export interface HouseAddress {
  readonly id: number;
  readonly code: string;
  /** The network; empty where the coin has only one. */
  readonly protocol: string;
  readonly address: string;
}

export interface HouseAddressSource {
  /** Those that are shown to customers, in their order. */
  offered(): Promise<readonly HouseAddress[]>;
}

/** The addresses of the house, for products other than the one that keeps them. */
@Injectable()
export class HouseAddresses {
  private source: HouseAddressSource | null = null;

  /** Whoever keeps the addresses says so once, while the server starts. */
  keptBy(source: HouseAddressSource): void {
    this.source = source;
  }

  async offered(): Promise<readonly HouseAddress[]> {
    return (await this.source?.offered()) ?? [];
  }

  /** One that is shown to customers; null: none is. */
  async find(id: number): Promise<HouseAddress | null> {
    return (await this.offered()).find((each) => each.id === id) ?? null;
  }
}
