import { Injectable } from '@nestjs/common';

/** Coin address of the broker, the same for every customer. */
export interface HouseAddress {
  readonly id: number;
  readonly code: string;
  /** Network; empty if the coin has only one. */
  readonly protocol: string;
  readonly address: string;
}

export interface HouseAddressSource {
  /** Addresses shown to customers, in display order. */
  offered(): Promise<readonly HouseAddress[]>;
}

/** Addresses of the broker, for products other than their owner. */
@Injectable()
export class HouseAddresses {
  private source: HouseAddressSource | null = null;

  /** Registers the owner of the addresses, once at start. */
  keptBy(source: HouseAddressSource): void {
    this.source = source;
  }

  async offered(): Promise<readonly HouseAddress[]> {
    return (await this.source?.offered()) ?? [];
  }

  /** Address shown to customers; null: not shown. */
  async find(id: number): Promise<HouseAddress | null> {
    return (await this.offered()).find((each) => each.id === id) ?? null;
  }
}
